import { describe, expect, it } from 'vitest'
import type { MonthStart } from '#domain/prayer/hijri.ts'
import { movesInWords } from './hijriMoves.ts'

const TODAY = '2026-11-21'
const RAMADAN = { year: 1448, month: 9 }

function moves(confirmed: readonly MonthStart[]): string[] {
  return movesInWords({ confirmed: [...confirmed] }, RAMADAN, TODAY)
}

describe('the earlier months that a confirmed month moves', () => {
  it.each([
    ['calculated', '2027-02-08', []],
    [
      'a day later',
      '2027-02-09',
      [
        'Rajab 1448 begins on Friday, December 11 instead of Thursday, December 10, since a month has at most 30 days.',
        "Sha'ban 1448 begins on Sunday, January 10 instead of Saturday, January 9, since a month has at most 30 days.",
      ],
    ],
    ['a day earlier', '2027-02-07', []],
  ])('are named with the reason where Ramadan begins as %s', (_, date, expected) => {
    expect(moves([{ ...RAMADAN, date }])).toEqual(expected)
  })

  it('are none before it is confirmed', () => {
    expect(moves([])).toEqual([])
  })

  it('never include a confirmed month', () => {
    const confirmed = [
      { year: 1448, month: 8, date: '2027-01-09' },
      { ...RAMADAN, date: '2027-02-07' },
    ]
    expect(moves(confirmed)).toEqual([])
  })
})
