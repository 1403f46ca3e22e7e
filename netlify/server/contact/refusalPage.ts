import { actionOf, HONEYPOT, sendMessage, sendSchoolMessage } from '#contract/contact.ts'
import type { ContactFieldName, ContactFields } from '#domain/contact/fields.ts'
import { type FormKind, subjects, subjectsOf } from '#domain/contact/subjects.ts'
import { escapeHtml } from '#domain/content/escape.ts'
import { SEED_STRUCTURE } from '#domain/structure/seed.ts'
import { addressOf } from '#domain/structure/structure.ts'
import { locale } from '#locale/locale.ts'
import { contactFormTexts as labels } from '#texts/contactForm.ts'
import { contactRefusalTexts as texts } from '#texts/refusals.ts'
import { readPageFrame } from '../content/pageFrame.ts'
import { standalonePage } from '../http/standalonePage.ts'
import { readStructure } from '../storage/structure.ts'

interface Refused {
  error: string
  fields: Record<string, string>
}

const ENDPOINTS: Record<FormKind, { readonly path: string }> = {
  contact: sendMessage,
  school: sendSchoolMessage,
}

/**
 * The form again, with what was typed and what is wrong with it. The page needs no script, no other
 * file and no build, so it works even if the rest of the site does not.
 */
export async function refusalPage(
  form: FormKind,
  typed: ContactFields,
  refused: Refused,
  response: Response,
): Promise<Response> {
  const { error, fields } = refused
  const { folder = '' } = locale()
  const { structure } = await readStructure().catch(() => ({ structure: SEED_STRUCTURE }))
  const at = (page: string) => folder + (addressOf(structure, page) ?? '') || '/'
  const back = at(form === 'school' ? 'schoolContact' : 'contact')
  const invalid = Object.keys(fields).length > 0
  const problem = invalid ? texts.marked : error
  const home = form === 'school' ? at('schoolHome') : folder || '/'
  const main = `<h1>${invalid ? texts.almost : texts.notSent}</h1>
<p class="problem" role="alert">${escapeHtml(problem)}</p>
<form method="post" action="${actionOf(ENDPOINTS[form])}" novalidate>
${field('name', labels.name, input('name', typed, fields, 'text', 'name'), fields)}
${field('email', texts.email, input('email', typed, fields, 'email', 'email'), fields)}
${field('phone', `${labels.phone} <span>${labels.optional}</span>`, input('phone', typed, fields, 'tel', 'tel'), fields)}
${subject(form, typed, fields)}
${field('message', labels.message, area(typed, fields), fields)}
<p class="trap" aria-hidden="true"><label>${labels.trap} <input name="${HONEYPOT}" tabindex="-1" autocomplete="off"></label></p>
<p><button type="submit">${labels.send}</button> <a href="${back}">${texts.back}</a></p>
</form>`
  return standalonePage({ title: texts.title, ...(await readPageFrame()), home, main }, response)
}

type Problems = Record<string, string>

function field(name: ContactFieldName, label: string, control: string, problems: Problems): string {
  const problem = problems[name]
  const note = problem ? `<p class="error" id="${name}-error">${escapeHtml(problem)}</p>` : ''
  return `<div class="field"><label for="${name}">${label}</label>${control}${note}</div>`
}

const marks = (name: ContactFieldName, problems: Problems) =>
  problems[name] ? ` aria-invalid="true" aria-describedby="${name}-error"` : ''

/** Without `maxlength`, as all fields: what is too long is shown whole, to be shortened. */
function input(
  name: 'name' | 'email' | 'phone',
  typed: ContactFields,
  problems: Problems,
  type: string,
  autocomplete: string,
): string {
  return `<input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" dir="auto" value="${escapeHtml(typed[name])}"${marks(name, problems)}>`
}

function area(typed: ContactFields, problems: Problems): string {
  return `<textarea id="message" name="message" rows="10" dir="auto"${marks('message', problems)}>\n${escapeHtml(typed.message)}</textarea>`
}

function subject(form: FormKind, typed: ContactFields, problems: Problems): string {
  if (typed.subject === 'explore-islam' && form === 'contact') {
    return `<input type="hidden" name="subject" value="explore-islam"><p>${texts.about(escapeHtml(subjects.name('explore-islam')))}</p>`
  }
  const options = subjectsOf(form).map(
    id =>
      `<option value="${id}"${id === typed.subject ? ' selected' : ''}>${escapeHtml(subjects.name(id))}</option>`,
  )
  const select = `<select id="subject" name="subject"${marks('subject', problems)}><option value="">${labels.choose}</option>${options.join('')}</select>`
  return field('subject', labels.subject, select, problems)
}
