import { contactSchema } from '#contract/contact.schema.ts'
import { type ContactBody, sendMessage, sendSchoolMessage } from '#contract/contact.ts'
import type { FormKind } from '#domain/contact/subjects.ts'
import { Refusal } from '../http/refusal.ts'
import { DONE } from '../http/response.ts'
import { type Handler, on } from '../http/route.ts'
import { readStructure } from '../storage/structure.ts'
import { deliverMessage } from './deliver.ts'
import { withPages } from './plainForm.ts'
import { receive } from './receive.ts'

/** Stores a message, and mails it after the response. */
const take =
  (form: FormKind): Handler<{ body: ContactBody; response: { success: true } }> =>
  async ({ body, ip, waitUntil }) => {
    if (form === 'school' && !(await readStructure()).structure.sites.school.on) {
      throw new Refusal(404, 'not_found', 'There is no such form.')
    }
    const id = await receive(form, body, ip)
    if (id) waitUntil(deliverMessage(id))
    return DONE
  }

export const contactFormRoutes = [
  withPages('contact', on(sendMessage, { body: contactSchema('contact') }, take('contact'))),
  withPages('school', on(sendSchoolMessage, { body: contactSchema('school') }, take('school'))),
]
