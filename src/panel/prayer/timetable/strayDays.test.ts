import { expect, it } from 'vitest'
import { datesFrom } from '#domain/time/civil.ts'
import { type StrayChoice, strayDays, withStrays } from './strayDays.ts'

const YEAR = datesFrom('2027-01-01', '2027-12-31')

it.each<[string, (string | null)[], string[] | undefined]>([
  ['a row of the year before', ['2026-03-05', ...YEAR.slice(1)], ['2026-03-05']],
  [
    'rows of both years beside it',
    ['2028-01-01', null, '2026-12-31', ...YEAR],
    ['2026-12-31', '2028-01-01'],
  ],
  ['a year', YEAR, undefined],
  ['a winter across two years', datesFrom('2026-11-01', '2027-02-28'), undefined],
  ['two days alone', ['2026-12-31', '2027-01-01'], undefined],
])('finds the days of another year in %s', (_, dates, strays) => {
  expect(strayDays(dates)?.dates).toEqual(strays)
})

it.each<[StrayChoice | undefined, string | null | undefined]>([
  ['move', '2027-03-05'],
  ['keep', '2026-03-05'],
  ['drop', undefined],
  [undefined, '2026-03-05'],
])('settles them by the choice %s', (choice, date) => {
  const days = ['2026-03-05', ...YEAR.filter(day => day !== '2027-03-05')].map(date => ({ date }))
  const result = withStrays(days, choice)
  expect(result[0]?.date === '2027-01-01' ? undefined : result[0]?.date).toBe(date)
  expect(result).toHaveLength(choice === 'drop' ? 364 : 365)
})
