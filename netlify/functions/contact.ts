import type { Config } from '@netlify/functions'
import { contactSchema } from '#contract/contact.schema.ts'
import { sendMessage } from '#contract/contact.ts'
import { deliver } from '#server/contact/deliver.ts'
import { withPages } from '#server/contact/plainForm.ts'
import { receive } from '#server/contact/receive.ts'
import { DONE } from '#server/http/answer.ts'
import { handle, on } from '#server/http/handle.ts'

/** Takes a message to the centre: stored, answered, then mailed. */
export default withPages(
  'contact',
  handle(
    on(sendMessage, { body: contactSchema('contact') }, async ({ body, ip, waitUntil }) => {
      const id = await receive('contact', body, ip)
      if (id) waitUntil(deliver(id))
      return DONE
    }),
  ),
)

export const config: Config = {
  path: '/api/contact',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
}
