import type { Config } from '@netlify/functions'
import { getHealth } from '#contract/health.ts'
import { jsonAnswer } from '#server/http/answer.ts'
import { handle, on } from '#server/http/handle.ts'
import { checkHealth } from '#server/setup/health.ts'

/** How the server side is doing; 503 when storage fails. */
export default handle(
  on(getHealth, {}, async ({ request }) => {
    const health = await checkHealth()
    return jsonAnswer(request, health, { status: health.storage === 'ok' ? 200 : 503 })
  }),
)

export const config: Config = { path: '/api/health' }
