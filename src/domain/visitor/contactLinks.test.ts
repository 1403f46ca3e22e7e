import { expect, it } from 'vitest'
import { DEFAULT_LOCALE, US_HABITS, writtenAs } from '#locale/locale.ts'
import { mailtoLink, mapLink, telephoneLink } from './contactLinks.ts'

it.each([
  ['(212) 555-0100', 'tel:2125550100'],
  ['+1 212 555 0100', 'tel:+12125550100'],
  ['1+2', 'tel:12'],
  ['by appointment', null],
  ['', null],
])('telephoneLink(%o) is %o', (phone, link) => {
  expect(telephoneLink(phone)).toBe(link)
})

it.each([
  ['info@example.org', 'mailto:info@example.org'],
  [' info@example.org ', 'mailto:info@example.org'],
  ['info@example.org?bcc=x@y.z', null],
  ['info', null],
])('mailLink(%o) is %o', (email, link) => {
  expect(mailtoLink(email)).toBe(link)
})

it('searches the map for the whole address', () => {
  expect(mapLink('123 Example Street, New York')).toBe(
    'https://www.google.com/maps/search/?api=1&query=123%20Example%20Street%2C%20New%20York',
  )
})

it.each([
  ['44', '0121 496 0000', 'tel:+441214960000'],
  ['44', '+44 121 496 0000', 'tel:+441214960000'],
  ['44', '0044 121 496 0000', 'tel:+441214960000'],
  ['44', '999', 'tel:999'],
  ['39', '06 555 0100', 'tel:+39065550100'],
  ['387', '033 555 010', 'tel:+38733555010'],
])('with the country code %s %o links to %o', (callingCode, phone, link) => {
  writtenAs({ ...DEFAULT_LOCALE, habits: { ...US_HABITS, callingCode } }, () =>
    expect(telephoneLink(phone)).toBe(link),
  )
})
