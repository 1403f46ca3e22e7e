import { expect, it } from 'vitest'
import { ALARMS, alarmInWords, alarmOf } from './alarm.ts'

it.each<[string, number | undefined]>([
  ['', undefined],
  ['alarm=', undefined],
  ['alarm=soon', undefined],
  ['alarm=-10', undefined],
  ['alarm=1.5', undefined],
  ['alarm=0', 0],
  ['alarm=10', 10],
  ['alarm=11', 10],
  ['alarm=100', 120],
  ['alarm=99999999999999999999', 1440],
  ['alarm=15&alarm=30', 15],
])('a reminder is read from %j as %j', (query, minutes) => {
  expect(alarmOf(new URLSearchParams(query))).toBe(minutes)
})

it('reminders are named in words', () => {
  expect(ALARMS.map(alarmInWords)).toEqual([
    'At the start',
    '5 minutes before',
    '10 minutes before',
    '15 minutes before',
    '20 minutes before',
    '30 minutes before',
    '45 minutes before',
    '1 hour before',
    '2 hours before',
    '1 day before',
  ])
})
