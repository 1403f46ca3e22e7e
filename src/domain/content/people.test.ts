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
  [EXAMPLE_NAME, ''],
])('the star of %j has the letters %j', (name, letters) => {
  expect(initialsOf(name)).toBe(letters)
})
