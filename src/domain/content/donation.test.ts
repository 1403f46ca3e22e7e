import { expect, it } from 'vitest'
import { donationAddress } from './donation.ts'

it.each([
  [' https://example.org/give ', 'https://example.org/give'],
  ['HTTPS://example.org', 'HTTPS://example.org'],
  ['http://example.org/give', undefined],
  ['javascript:alert(1)', undefined],
  ['example.org', undefined],
  ['', undefined],
])('reads %j as %j', (content, address) => {
  expect(donationAddress(content)).toBe(address)
})
