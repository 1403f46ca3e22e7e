import { expect, it } from 'vitest'
import { renderSection } from './render.ts'
import { parseTable, writeTable } from './table.ts'

it.each([
  ['cells and an empty corner', ' | Sat | Sun\nLevel 1 | 10:00 | 11:00', 3],
  ['a row that ends early', 'Class | Day | Room\nQuran | Sat', 3],
  ['a bar in a cell', 'A \\| B | C', 2],
  ['one column', 'Bring\nA cup', 1],
])('keeps %s', (_, content, width) => {
  const rows = parseTable(content)
  expect(rows.map(row => row.length)).toEqual(rows.map(() => width))
  expect(parseTable(writeTable(rows))).toEqual(rows)
})

it('is shown with its first row as heads, and as text alone', () => {
  expect(renderSection('table', ' | Sat\n<b>1</b> | 10:00')).toBe(
    '<thead><tr><td></td><th scope="col">Sat</th></tr></thead><tbody><tr><td>&lt;b&gt;1&lt;/b&gt;</td><td>10:00</td></tr></tbody>',
  )
  expect(renderSection('table', ' \n ')).toBe('')
})
