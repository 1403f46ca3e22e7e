import { expect, it } from 'vitest'
import { placeId, sectionAddress } from './place.ts'

it.each([
  ['about/mission-vision', '/about', '/about#about/mission-vision'],
  ['home/welcome', '/', '/#home/welcome'],
  ['header/phone', '/', '/'],
  ['schoolHeader/phone', '/alfirdaous', '/alfirdaous'],
])('%s is shown at %3$s', (section, route, address) => {
  expect(sectionAddress(route, section)).toBe(address)
  expect(placeId(section) ?? '').toBe(address.split('#')[1] ?? '')
})
