import { expect, it } from 'vitest'
import { schoolAddress } from './schoolAddress.ts'

it.each([
  ['/alfirdous', '/alfirdaous'],
  ['/alfirdous/', '/alfirdaous'],
  ['/alfirdous/Calendar', '/alfirdaous/calendar'],
  ['/AlFirdous/info', '/alfirdaous/info'],
  ['/ALFIRDOUS/ENROLL/', '/alfirdaous/enroll'],
  ['/alfirdous/no/such-page', '/alfirdaous/no/such-page'],
  ['/alfirdaous/calendar', undefined],
  ['/alfirdousy/calendar', undefined],
  ['/events/alfirdous', undefined],
])('%s redirects to %s', (pathname, address) => {
  expect(schoolAddress(pathname)).toBe(address)
})
