import { describe, expect, it } from 'vitest'
import { fieldTexts } from '#texts/contactFields.ts'
import { type ContactFields, cleanFields, fieldProblems, messageLength } from './fields.ts'
import { subjectsOf } from './subjects.ts'

const GOOD: ContactFields = {
  name: 'Maryam Odeh',
  email: 'maryam@example.org',
  phone: '',
  subject: 'general',
  message: 'Is there room for a stroller?',
}
const problems = (changes: Partial<ContactFields>, form: 'contact' | 'school' = 'contact') =>
  fieldProblems({ ...GOOD, ...changes }, form)

describe('a contact field', () => {
  it.each<[string, Partial<ContactFields>, object]>([
    ['everything right', {}, {}],
    ['Arabic', { name: 'مريم عودة', message: 'السلام عليكم' }, {}],
    ['no name', { name: ' \n\u2060' }, { name: fieldTexts.name }],
    ['a name of 101', { name: 'a'.repeat(101) }, { name: fieldTexts.nameLong(100) }],
    ['no address', { email: '' }, { email: fieldTexts.email }],
    ['an address without a dot', { email: 'maryam@example' }, { email: fieldTexts.emailWrong }],
    ['two addresses', { email: 'a@example.org, b@example.org' }, { email: fieldTexts.emailWrong }],
    ['an address in brackets', { email: '<a@example.org>' }, { email: fieldTexts.emailWrong }],
    [
      'a mail header',
      { email: 'a@example.org\r\nBcc: b@example.org' },
      { email: fieldTexts.emailWrong },
    ],
    ['a plus in the address', { email: 'a.b+c@mail.example.org' }, {}],
    ['a long phone number', { phone: '1'.repeat(41) }, { phone: fieldTexts.phoneLong(40) }],
    ['Arabic digits', { phone: '٠٦١٢٣٤٥٦' }, {}],
    ['an unknown subject', { subject: 'casino' }, { subject: fieldTexts.subject }],
    ['explore-islam', { subject: 'explore-islam' }, {}],
    ['no message', { message: ' \u0000\u200b\n\u3164 ' }, { message: fieldTexts.message }],
    ['1000 characters', { message: 'a'.repeat(1000) }, {}],
    ['1001 characters', { message: 'a'.repeat(1001) }, { message: fieldTexts.messageLong(1000) }],
    ['1000 with CRLF', { message: `${'a'.repeat(499)}\r\n${'b'.repeat(500)}` }, {}],
    ['500 emoji', { message: '🌙'.repeat(500) }, {}],
    ['501 emoji', { message: '🌙'.repeat(501) }, { message: fieldTexts.messageLong(1000) }],
  ])('is checked: %s', (_, changes, expected) => expect(problems(changes)).toEqual(expected))

  it('accepts the school’s five subjects for the school', () => {
    expect(problems({ subject: 'prayer' }, 'school')).toEqual({ subject: fieldTexts.subject })
    for (const subject of subjectsOf('school')) expect(problems({ subject }, 'school')).toEqual({})
    for (const subject of subjectsOf('contact')) expect(problems({ subject })).toEqual({})
    expect([subjectsOf('contact').length, subjectsOf('school').length]).toEqual([6, 5])
  })
})

it.each<[string, keyof ContactFields, string, string]>([
  ['NUL', 'name', 'Mar\u0000yam', 'Maryam'],
  ['a line break', 'name', 'Maryam\r\nBcc: all@example.org', 'Maryam Bcc: all@example.org'],
  ['a Unicode line break', 'name', 'Maryam\u2028Odeh', 'Maryam Odeh'],
  ['an RTL override', 'name', 'Maryam \u202egro.elpmaxe', 'Maryam gro.elpmaxe'],
  ['an RTL mark', 'name', 'مريم\u200f', 'مريم\u200f'],
  ['spaces', 'phone', ' 555  0100 ', '555 0100'],
  ['CRLF', 'message', ' a\r\nb\rc ', 'a\nb\nc'],
  ['bells', 'message', 'a\u0007\tb\u009b', 'a\tb'],
  ['half an emoji', 'message', 'a\ud83c', 'a\ufffd'],
  ['emoji', 'message', '🕌 سلام', '🕌 سلام'],
])('cleans %s in the field %s', (_, field, typed, kept) => {
  expect(cleanFields({ ...GOOD, [field]: typed })[field]).toBe(kept)
})

it('counts a line break as one character', () => {
  expect(messageLength('a\r\nb\nc\rd')).toBe(7)
})
