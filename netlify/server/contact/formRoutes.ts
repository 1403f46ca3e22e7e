import { contactSchema } from '#contract/contact.schema.ts'
import { type ContactBody, sendMessage, sendSchoolMessage } from '#contract/contact.ts'
import type { FormKind } from '#domain/contact/subjects.ts'
import { isPublic, type Structure, shownBlocks } from '#domain/structure/structure.ts'
import { Refusal } from '../http/refusal.ts'
import { DONE } from '../http/response.ts'
import { type Handler, on } from '../http/route.ts'
import { readStructure } from '../storage/structure.ts'
import { deliverMessage } from './deliver.ts'
import { withPages } from './plainForm.ts'
import { receive } from './receive.ts'

/** Whether a page that visitors can open shows a form to the center, or to its school. */
const isOffered = (form: FormKind, structure: Structure) =>
  structure.pages.some(
    page =>
      (page.site === 'school') === (form === 'school') &&
      isPublic(structure, page) &&
      shownBlocks(page).some(({ id, block }) => block === 'form' || id === 'write'),
  )

/** Stores a message, and mails it after the response. */
const take =
  (form: FormKind): Handler<{ body: ContactBody; response: { success: true } }> =>
  async ({ body, ip, waitUntil }) => {
    if (!isOffered(form, (await readStructure()).structure)) {
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
