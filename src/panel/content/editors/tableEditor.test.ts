import { expect, it } from 'vitest'
import { withCells } from './TableEditor.tsx'

it('puts a copied part of a spreadsheet where it is pasted, and grows', () => {
  const rows = [
    ['Class', 'Day'],
    ['Quran', ''],
  ]
  expect(withCells(rows, 1, 1, [['Sat', '10:00'], ['Sun']])).toEqual([
    ['Class', 'Day', ''],
    ['Quran', 'Sat', '10:00'],
    ['', 'Sun', ''],
  ])
})
