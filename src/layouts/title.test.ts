import { expect, it } from 'vitest'
import { documentTitle } from './title.ts'

it.each([
  [undefined, 'Mercy Islamic Center'],
  ['', 'Mercy Islamic Center'],
  ['Prayer Times', 'Prayer Times · Mercy Islamic Center'],
])('the page %o is titled %o', (page, title) => {
  expect(documentTitle('Mercy Islamic Center', page)).toBe(title)
})
