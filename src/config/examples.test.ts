import { expect, it } from 'vitest'
import { effectiveContent } from '#domain/content/overlay.ts'
import type { SectionPath } from '#domain/content/registry.ts'
import { examplesIn } from './examples.ts'
import { seedPages } from './seed/pages.ts'

type ExampleSource = Parameters<typeof examplesIn>[0]

/** The examples left on a new site after a change. */
function examplesAfter(
  changed: Partial<Record<SectionPath, string>>,
  rest?: Partial<ExampleSource>,
) {
  return examplesIn({
    hasSchool: true,
    text: path => changed[path] ?? effectiveContent(seedPages, {}, path),
    mail: 'configured',
    adminEmails: [],
    ...rest,
  })
}
const namesAfter = (...given: Parameters<typeof examplesAfter>) =>
  examplesAfter(...given).map(({ name }) => name)

it('lists every value of a new site that is still an example, with the place to set it', () => {
  const all = examplesAfter({}, { mail: 'off', adminEmails: ['admin@example.org'] })
  expect(Object.fromEntries(all.map(({ name, at }) => [name, at]))).toEqual({
    'Name of the mosque': '/admin/settings/general',
    Address: '/admin/settings/general',
    'Phone number': '/admin/settings/general',
    'E-mail address': '/admin/settings/general',
    'School’s address': '/admin/content/schoolHeader/address',
    'School’s phone number': '/admin/content/schoolHeader/phone',
    'School’s e-mail address': '/admin/content/schoolHeader/email',
    'Donation page': '/admin/content/header/donate-id',
    'School’s donation page': '/admin/content/schoolHome/school-donate-id',
    Map: '/admin/content/contact/map-address',
    'School’s map': '/admin/content/schoolContact/map-address',
    'Nikah application form': '/admin/content/nikah/form-address',
    'School’s scheduling page': '/admin/content/schoolRegistration/form-address',
    'School’s fees': '/admin/content/schoolInfo/fees-details',
    'School’s sign-up page': '/admin/content/schoolEnroll/signup-address',
    'School’s log-in page': '/admin/content/schoolEnroll/login-address',
    'School’s account page': '/admin/content/schoolEnroll/account-address',
    'School’s class schedules': '/admin/content/schoolEnroll/schedules-address',
    'Prayer times frame': '/admin/content/header/prayer-frame',
    'Names of the trustees': '/admin/content/about/trustees',
    'Names of the directors': '/admin/content/about/directors',
    'Admin’s e-mail address': '/admin/settings/account',
    'Mail server': 'SMTP_URL, MAIL_FROM, MAIL_TO',
  })
})

it.each<[string, SectionPath, string, boolean]>([
  ['Name of the mosque', 'header/site-name', 'Our mosque', true],
  ['Name of the mosque', 'header/site-name', 'Masjid Noor', false],
  ['Phone number', 'header/phone', '(718) 222-3344', false],
  ['Phone number', 'header/phone', '  ', true],
  ['E-mail address', 'header/email', ' info@example.org ', true],
  ['E-mail address', 'header/email', 'school@example.org', true],
  ['Donation page', 'header/donate-id', 'https://give.test/masjid', false],
  ['Nikah application form', 'nikah/form-address', 'https://forms.test/nikah', false],
  ['Nikah application form', 'nikah/form-address', '', false],
  ['Names of the trustees', 'about/trustees', '[{"name":"Amina","position":"Chair"}]', false],
])('%s, with %s set to %j, is an example: %s', (name, path, text, isExample) => {
  expect(namesAfter({ [path]: text }).includes(name)).toBe(isExample)
})

it.each<[Partial<ExampleSource>, string[]]>([
  [{ adminEmails: ['amina@mosque.test'] }, []],
  [{ adminEmails: ['amina@mosque.test', 'admin@example.org'] }, ['Admin’s e-mail address']],
  [{ adminEmails: ['amina@example-mosque.org'] }, []],
  [{ mail: 'no reader' }, ['Who gets messages by mail']],
])('lists for %o also %j', (source, added) => {
  const before = namesAfter({})
  expect(namesAfter({}, source).filter(name => !before.includes(name))).toEqual(added)
})
