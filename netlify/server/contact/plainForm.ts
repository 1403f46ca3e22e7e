import { CONTACT_THANKS, SCHOOL_THANKS } from '#contract/contact.ts'
import type { FailureBody } from '#contract/failure.ts'
import { submittedFields } from '#domain/contact/answers.ts'
import { type ContactFields, FIELD_LIMITS } from '#domain/contact/fields.ts'
import type { FormKind } from '#domain/contact/subjects.ts'
import { locale } from '#locale/locale.ts'
import { fieldTexts } from '#texts/contactFields.ts'
import { contactRefusalTexts } from '#texts/refusals.ts'
import type { Route } from '../http/handle.ts'
import { isPlainForm, redirectAfter } from '../http/plainForm.ts'
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
export function withPages(form: FormKind, route: Route): Route {
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
