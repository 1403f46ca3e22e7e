import { expect, it } from 'vitest'
import type { DayTimeName } from './names.ts'
import clocks from './testing/twelveHour.json' with { type: 'json' }
import { fromTwelveHour } from './twelveHour.ts'

it.each(clocks as [DayTimeName, string, string][])('%s at %s is %s', (name, text, clock) =>
  expect(fromTwelveHour(name, text)).toBe(clock),
)

it.each(['', '24:00', '5:60', '13:00 PM', '0:30 AM', 'noon', '5'])('rejects %j', text => {
  expect(fromTwelveHour('asr', text)).toBeNull()
})
