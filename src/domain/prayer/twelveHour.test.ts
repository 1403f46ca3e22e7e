import { expect, it } from 'vitest'
import { fromTwelveHour } from './twelveHour.ts'

it.each([
  ['fajr', '5:30', '05:30'],
  ['fajr', '12:50', '00:50'],
  ['sunrise', '6:50', '06:50'],
  ['dhuhr', '11:43', '11:43'],
  ['dhuhr', '12:56', '12:56'],
  ['dhuhr', '1:04', '13:04'],
  ['asr', '2:13', '14:13'],
  ['asr', '11:50', '23:50'],
  ['maghrib', '4:33', '16:33'],
  ['maghrib', '10:20', '22:20'],
  ['isha', '5:53', '17:53'],
  ['isha', '11:40', '23:40'],
  ['isha', '12:20', '00:20'],
  ['isha', '1:10', '01:10'],
  ['isha', '0:40', '00:40'],
  ['isha', '12:20 AM', '00:20'],
  ['dhuhr', '12:20 p.m.', '12:20'],
  ['dhuhr', '11:43 am', '11:43'],
  ['asr', '4:05PM', '16:05'],
  ['asr', '16:05', '16:05'],
  ['isha', '05.53', '17:53'],
] as const)('%s at %s is %s', (name, text, clock) => expect(fromTwelveHour(name, text)).toBe(clock))

it.each(['', '24:00', '5:60', '13:00 PM', '0:30 AM', 'noon', '5'])('rejects %j', text => {
  expect(fromTwelveHour('asr', text)).toBeNull()
})
