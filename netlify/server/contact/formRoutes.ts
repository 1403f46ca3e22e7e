import { contentOf } from '#config/seed/releases.ts'
import { contactSchema } from '#contract/contact.schema.ts'
import {
  CONTACT_THANKS,
  type ContactBody,
  SCHOOL_THANKS,
  sendMessage,
  sendSchoolMessage,
} from '#contract/contact.ts'
import type { FailureBody } from '#contract/failure.ts'
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
import { isPlainForm, redirectAfter } from '../http/plainForm.ts'
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
/** Other refusals are not shown to people, such as those of another site's form. */
const FOR_PEOPLE = new Set([400, 413, 429, 500, 503])
const NO_FIELDS: ContactFields = { name: '', email: '', phone: '', subject: '', message: '' }

/**
 * Responds with pages to forms that a browser sends without a script: a sent message redirects to
 * the thanks page (303, so that a reload sends nothing), a refusal shows the form again with what
 * was typed.
 */
function withPages(form: FormKind, route: Route): Route {
  const respond: Route['respond'] = async (request, context) => {
    if (!isPlainForm(request)) return route.respond(request, context)
    const copy = request.clone()
    const response = await route.respond(request, context)
    if (response.ok) {
      await copy.body?.cancel()
      return redirectAfter(response, `${locale().folder ?? ''}${THANKS[form]}`)
    }
    const isTooLarge = response.status === 413
    if (isTooLarge) copy.body?.cancel().catch(() => {})
    if (!FOR_PEOPLE.has(response.status)) return response
    const { error, fields = {} } = (await response.json()) as FailureBody
    const typed = isTooLarge ? NO_FIELDS : await fieldsOf(copy)
    const text = isTooLarge
      ? contactRefusalTexts.goBack(fieldTexts.messageLong(FIELD_LIMITS.message))
      : error
    return refusalPage(form, typed, { error: text, fields }, response)
  }
  return { ...route, respond }
}

async function fieldsOf(request: Request): Promise<ContactFields> {
  const form = submittedFields(await request.formData().catch(() => new FormData()))
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
  withPages('contact', on(sendMessage, { body: contactSchema('contact') }, take('contact'))),
  withPages('school', on(sendSchoolMessage, { body: contactSchema('school') }, take('school'))),
]
