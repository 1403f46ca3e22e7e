import { EXAMPLE_NAME } from '#domain/content/people.ts'
import type { SectionPath } from '#domain/content/registry.ts'
import { locale } from '#locale/locale.ts'
import { EXAMPLE_CONTACTS, IDENTITY, seedText } from './seed/pages.ts'
import { startText } from './seed/starts.ts'

/** A value of the site that is still an example or not set, and where to set the real one. */
export interface Example {
  name: string
  /** An address of the panel, or the names of environment variables. */
  at: string
}

/** The values that are checked for examples. */
interface ExampleSource {
  /** Whether the mosque chose its own start: what is empty then is not shown, and nothing else is an example. */
  isStarted?: boolean
  /** Of each page that visitors can open, how many texts nobody has changed. */
  pages?: readonly { id: string; title: string; texts: number }[]
  /** How many events nobody has changed. */
  events?: number
  /** What of the prayer times nobody has set. */
  times?: readonly string[]
  /** Whether the site has a school: without one its values are not asked for. */
  hasSchool: boolean
  /** The stored text of a section. */
  text: (path: SectionPath) => string
  /** As in the health response. */
  mail: 'configured' | 'no reader' | 'off'
  /** The known addresses with which admins sign in. */
  adminEmails: readonly string[]
}

type Test = (text: string, path?: SectionPath) => boolean

/** Pages show the examples for empty contact values too (fallbacks.ts). */
const isContact: Test = text => text === '' || EXAMPLE_CONTACTS.includes(text)
/** A domain that RFC 2606 reserves for examples: it receives no mail. */
const RESERVED = /@(.+\.)?example(\.(com|net|org))?$/i
/** Whether nobody reads what is sent to an e-mail address of the site. */
export const isExampleEmail: Test = text => isContact(text) || RESERVED.test(text)
/** Whether a site is still called what one without a name is. */
export const isExampleName: Test = text => {
  const { seedText: written = String } = locale()
  return [written(IDENTITY.masjid.name), startText('empty', 'header/site-name')].includes(text)
}
const isEmpty: Test = text => text === ''
const asItCame: Test = (text, path) => !!path && text === seedText(path)
const hasNoNames: Test = text => text.includes(JSON.stringify(EXAMPLE_NAME))

const SECTIONS: readonly [name: string, path: SectionPath, isExample: Test, at?: string][] = [
  ['Name of the mosque', 'header/site-name', isExampleName, '/admin/settings/general'],
  ['Address', 'header/address', isContact, '/admin/settings/general'],
  ['Phone number', 'header/phone', isContact, '/admin/settings/general'],
  ['E-mail address', 'header/email', isContact, '/admin/settings/general'],
  ['School’s address', 'schoolHeader/address', isContact],
  ['School’s phone number', 'schoolHeader/phone', isContact],
  ['School’s e-mail address', 'schoolHeader/email', isContact],
  ['Donation page', 'header/donate-id', isEmpty],
  ['School’s donation page', 'schoolHome/school-donate-id', isEmpty],
  ['Map', 'contact/map-address', asItCame],
  ['School’s map', 'schoolContact/map-address', asItCame],
  ['Nikah application form', 'nikah/form-address', asItCame],
  ['School’s scheduling page', 'schoolRegistration/form-address', asItCame],
  ['School’s fees', 'schoolInfo/fees-details', asItCame],
  ['School’s sign-up page', 'schoolEnroll/signup-address', asItCame],
  ['School’s log-in page', 'schoolEnroll/login-address', asItCame],
  ['School’s account page', 'schoolEnroll/account-address', asItCame],
  ['School’s class schedules', 'schoolEnroll/schedules-address', asItCame],
  ['Prayer times frame', 'header/prayer-frame', asItCame],
  ['Names of the trustees', 'about/trustees', hasNoNames],
  ['Names of the directors', 'about/directors', hasNoNames],
]

/** Everything that is still an example or not set, for the dashboard and for the lines printed at start. */
export function examplesIn({
  isStarted = false,
  hasSchool,
  text,
  pages = [],
  events = 0,
  times = [],
  mail,
  adminEmails,
}: ExampleSource): Example[] {
  const examples: Example[] = SECTIONS.filter(([, path, isExample]) => {
    const value = text(path).trim()
    return (
      (hasSchool || !path.startsWith('school')) &&
      isExample(value, path) &&
      !(isStarted && value === '')
    )
  }).map(([name, path, , at = `/admin/content/${path}`]) => ({ name, at }))
  for (const name of times) examples.push({ name, at: '/admin/prayer-times' })
  for (const { id, title, texts } of pages)
    examples.push({ name: `Texts of “${title}” (${texts})`, at: `/admin/content/${id}` })
  if (events > 0) examples.push({ name: `Events (${events})`, at: '/admin/events' })
  if (adminEmails.some(email => RESERVED.test(email))) {
    examples.push({ name: 'Admin’s e-mail address', at: '/admin/settings/account' })
  }
  if (mail === 'off') examples.push({ name: 'Mail server', at: 'SMTP_URL, MAIL_FROM, MAIL_TO' })
  if (mail === 'no reader') examples.push({ name: 'Who gets messages by mail', at: 'MAIL_TO' })
  return examples
}
