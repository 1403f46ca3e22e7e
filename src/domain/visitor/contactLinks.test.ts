import { expect, it } from 'vitest'
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
