import { contentOf } from '#config/seed/releases.ts'
import { contactSchema } from '#contract/contact.schema.ts'
import {
  CONTACT_THANKS,
  type ContactBody,
  SCHOOL_THANKS,
  sendMessage,
  sendSchoolMessage,
} from '#contract/contact.ts'
import { submittedFields, unanswered } from '#domain/contact/answers.ts'
import { type ContactFields, FIELD_LIMITS } from '#domain/contact/fields.ts'
import type { FormKind } from '#domain/contact/subjects.ts'
import type { SectionPath } from '#domain/content/registry.ts'
import { findPage, isPublic, type Structure, shownBlocks } from '#domain/structure/structure.ts'
import { writtenSection } from '#domain/translations/section.ts'
import { locale } from '#locale/locale.ts'
import { fieldTexts } from '#texts/contactFields.ts'
import { contactRefusalTexts } from '#texts/refusals.ts'
import type { Route } from '../http/handle.ts'
import { withPages } from '../http/plainForm.ts'
import { invalid, Refusal } from '../http/refusal.ts'
import { DONE } from '../http/response.ts'
import { type Handler, on } from '../http/route.ts'
import { contentDocument } from '../storage/content.ts'
import { read } from '../storage/documents.ts'
import { readStructure } from '../storage/structure.ts'
import { deliverMessage } from './deliver.ts'
import { receive } from './receive.ts'
import { refusalPage } from './refusalPage.ts'

const THANKS: Record<FormKind, string> = { contact: CONTACT_THANKS, school: SCHOOL_THANKS }

/** Leads a browser without the script to the thanks page, or shows the form again with what was typed. */
const withFormPage = (form: FormKind, route: Route): Route =>
  withPages(route, {
    done: () => `${locale().folder ?? ''}${THANKS[form]}`,
    refused: ({ error, fields = {} }, sent, response) => {
      const text =
        response.status === 413
          ? contactRefusalTexts.goBack(fieldTexts.messageLong(FIELD_LIMITS.message))
          : error
      return refusalPage(form, fieldsOf(sent.form), { error: text, fields }, response)
    },
  })

function fieldsOf(sent: FormData): ContactFields {
  const form = submittedFields(sent)
  const text = (name: string) => {
    const value = form[name]
    return typeof value === 'string' ? value : ''
  }
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    subject: text('subject'),
    message: text('message'),
  }
}

/** Whether a page that visitors can open shows a form to the center, or to its school. */
const isOffered = (form: FormKind, structure: Structure) =>
  structure.pages.some(
    page =>
      (page.site === 'school') === (form === 'school') &&
      isPublic(structure, page) &&
      shownBlocks(page).some(({ id, block }) => block === 'form' || id === 'write'),
  )

/** Refuses a form of one's own that leaves out what must be answered, where visitors find that form. */
async function expectAnswers(
  { asked = '', answered = [] }: ContactBody,
  structure: Structure,
): Promise<void> {
  const [, id = '', block] = /^([^/]+)\/(.+)-questions$/.exec(asked) ?? []
  const page = findPage(structure, id)
  if (!page || !isPublic(structure, page)) return
  if (!shownBlocks(page).some(one => one.id === block && one.block === 'form')) return
  const path = asked as SectionPath
  const written = contentOf((await read(contentDocument)).value, path)
  const missing = unanswered(writtenSection(path, 'questions', written).content, answered)
  if (missing === undefined) return
  throw invalid('message', fieldTexts.unanswered(missing))
}

/** Stores a message, and mails it after the response. */
const take =
  (form: FormKind): Handler<{ body: ContactBody; response: { success: true } }> =>
  async ({ body, ip, waitUntil }) => {
    const { structure } = await readStructure()
    if (!isOffered(form, structure)) {
      throw new Refusal(404, 'not_found', 'There is no such form.')
    }
    await expectAnswers(body, structure)
    const id = await receive(form, body, ip)
    if (id) waitUntil(deliverMessage(id))
    return DONE
  }

export const contactFormRoutes = [
  withFormPage('contact', on(sendMessage, { body: contactSchema('contact') }, take('contact'))),
  withFormPage('school', on(sendSchoolMessage, { body: contactSchema('school') }, take('school'))),
]
