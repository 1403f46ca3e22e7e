import { describe, expect, it } from 'vitest'
import { checkHijri } from '#domain/prayer/hijriChecks.ts'
import { hijriStarts, openStart, withStart } from './hijriStarts.ts'

const TODAY = '2026-11-21'

describe('hijriStarts', () => {
  it('begins with the current month', () => {
    expect(hijriStarts({ confirmed: [] }, TODAY, 3)).toEqual([
      {
        year: 1448,
        month: 6,
        name: 'Jumada al-Thani 1448',
        calculated: '2026-11-11',
        start: '2026-11-11',
        isConfirmed: false,
        choices: ['2026-11-10', '2026-11-11', '2026-11-12'],
      },
      expect.objectContaining({ name: 'Rajab 1448', start: '2026-12-10' }),
      expect.objectContaining({ name: "Sha'ban 1448", start: '2027-01-09' }),
    ])
  })

  it('continues into the next year', () => {
    const months = hijriStarts({ confirmed: [] }, '2027-05-20', 3).map(({ name }) => name)
    expect(months).toEqual(['Dhu al-Hijjah 1448', 'Muharram 1449', 'Safar 1449'])
  })

  it('moves the following months with a confirmed one', () => {
    const confirmed = [{ year: 1448, month: 6, date: '2026-11-12' }]
    const [first, second] = hijriStarts({ confirmed }, TODAY, 2)
    expect(first).toMatchObject({ start: '2026-11-12', isConfirmed: true })
    expect(second).toMatchObject({
      calculated: '2026-12-10',
      start: '2026-12-12',
      isConfirmed: false,
    })
  })

  it('offers a confirmed day that is further away too', () => {
    const confirmed = [{ year: 1448, month: 7, date: '2026-12-13' }]
    expect(hijriStarts({ confirmed }, TODAY, 2)[1]?.choices).toEqual([
      '2026-12-09',
      '2026-12-10',
      '2026-12-11',
      '2026-12-13',
    ])
  })

  it('offers only days that the settings accept', () => {
    for (const { year, month, choices } of hijriStarts({ confirmed: [] }, TODAY, 12)) {
      for (const date of choices) expect(checkHijri([{ year, month, date }])).toEqual([])
    }
  })
})

describe('withStart', () => {
  const known = [{ year: 1448, month: 9, date: '2027-02-08' }]
  it.each([
    ['another month, in order', 6, '2026-11-11', ['2026-11-11', '2027-02-08']],
    ['the same month again', 9, '2027-02-09', ['2027-02-09']],
    ['back to the calculation', 9, null, []],
  ] as const)('%s', (_, month, date, expected) => {
    expect(withStart(known, { year: 1448, month }, date).map(start => start.date)).toEqual(expected)
  })
})

describe('openStart', () => {
  const calculated = { begin: 'calculated' as const }
  const late = [{ year: 1448, month: 6, date: '2026-11-12' }]
  it.each([
    ['a calculated month', { confirmed: [], months: calculated }, 0, '2026-11-11'],
    ['one that follows a later one', { confirmed: late, months: calculated }, 1, '2026-12-11'],
    ['a confirmed one', { confirmed: late, months: calculated }, 0, '2026-11-11'],
    ['a confirmed one where nobody has chosen', { confirmed: late }, 0, '2026-11-11'],
  ])('gives the one date that %s has without a confirmation', (_, hijri, index, date) => {
    const month = hijriStarts(hijri, TODAY, 2)[index]!
    expect(openStart(month, hijri, TODAY)).toBe(date)
  })
})
