import { expect, it } from 'vitest'
import { documentTitle } from './title.ts'

it.each([
  [undefined, 'Mercy Islamic Center'],
  ['', 'Mercy Islamic Center'],
  ['Prayer Times', 'Prayer Times · Mercy Islamic Center'],
])('gives the page %o the title %o', (page, title) => {
  expect(documentTitle('Mercy Islamic Center', page)).toBe(title)
})
