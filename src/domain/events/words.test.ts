import { expect, it } from 'vitest'
import { dayWords, nearWords } from './words.ts'

it.each([
  ['2026-11-21', 'Today'],
  ['2026-11-22', 'Tomorrow'],
  ['2026-11-23', 'This Monday'],
  ['2026-11-27', 'This Friday'],
  ['2026-11-28', 'Next Saturday'],
  ['2026-12-04', 'Next Friday'],
  ['2026-12-05', undefined],
  ['2026-11-20', undefined],
])('on Saturday 2026-11-21, %s is %j', (date, words) => {
  expect(nearWords(date, '2026-11-21')).toBe(words)
})

it.each([
  ['2026-11-27', 'Friday, November 27'],
  ['2027-01-01', 'Friday, January 1, 2027'],
])('on Saturday 2026-11-21, %s reads %j', (date, words) => {
  expect(dayWords(date, '2026-11-21')).toBe(words)
})
