import { expect, it } from 'vitest'
import { EXAMPLE_NAME, initialsOf } from './people.ts'

it.each([
  ['Amina Yusuf', 'AY'],
  ['Dr. Amina bint Yusuf', 'AY'],
  ['Imam Yusuf', 'Y'],
  ['Élodie de la Cruz', 'ÉC'],
  ['محمد علي', 'م'],
  ['', ''],
  ['123', ''],
])('the star of %j has the letters %j', (name, letters) => {
  expect(initialsOf({ name, position: 'Chair' })).toBe(letters)
})

it('the stars of a new site have the letters of the positions', () => {
  const star = (position: string) => initialsOf({ name: EXAMPLE_NAME, position })
  expect(star('Chair of the Trustees')).toBe('CT')
  expect(star('Trustee, Finance')).toBe('TF')
})
