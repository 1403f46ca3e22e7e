import { contactSchema } from '#contract/contact.schema.ts'
import { type ContactBody, sendMessage, sendSchoolMessage } from '#contract/contact.ts'
import type { FormKind } from '#domain/contact/subjects.ts'
import { DONE } from '../http/response.ts'
import { type Handler, on } from '../http/route.ts'
import { deliverMessage } from './deliver.ts'
import { withPages } from './plainForm.ts'
import { receive } from './receive.ts'

/** Stores a message, and mails it after the response. */
const take =
  (form: FormKind): Handler<{ body: ContactBody; response: { success: true } }> =>
  async ({ body, ip, waitUntil }) => {
    const id = await receive(form, body, ip)
    if (id) waitUntil(deliverMessage(id))
    return DONE
  }

export const contactFormRoutes = [
  withPages('contact', on(sendMessage, { body: contactSchema('contact') }, take('contact'))),
  withPages('school', on(sendSchoolMessage, { body: contactSchema('school') }, take('school'))),
]
