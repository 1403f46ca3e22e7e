import { expect, it } from 'vitest'
import { exampleFields, masjid, school } from './site.ts'

it('names every contact value of a fresh site as an example', () => {
  expect(exampleFields(masjid)).toEqual(['address', 'phone', 'email'])
  expect(exampleFields(school)).toEqual(['address', 'phone', 'email'])
})

it.each([
  [{ phone: '(718) 222-3344' }, ['address', 'email']],
  [{ email: 'office@mercy.test', address: '9 Elm Street' }, ['phone']],
  [{ email: 'office@mercy.test', address: '  ', phone: '1' }, ['address']],
  [{ email: ' info@example.org ', address: '9 Elm Street', phone: '1' }, ['email']],
])('%o leaves %o', (change, fields) => {
  expect(exampleFields({ ...masjid, ...change })).toEqual(fields)
})
