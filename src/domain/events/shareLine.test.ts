import { expect, it } from 'vitest'
import { shareLine } from './shareLine.ts'
import { madeEvent, madeHalaqa } from './testing/madeEvent.ts'

it.each([
  ['a weekly event', madeHalaqa(), 'Every Friday · 7:45 PM – 9:00 PM'],
  [
    'a single event',
    madeHalaqa({ recurring: false }),
    'Friday, November 27, 2026 · 7:45 PM – 9:00 PM',
  ],
  ['a whole day', madeEvent(), 'Friday, November 27, 2026'],
  [
    'hours that follow a prayer',
    madeHalaqa({ startsAt: { prayer: 'maghrib', at: 'athan', minutes: 0 } }),
    'Every Friday · at Maghrib athan',
  ],
])('tells when %s is', (_, event, line) => {
  expect(shareLine(event, '2026-11-27')).toBe(line)
})

it('tells nothing of an event without a day', () => {
  expect(shareLine(madeEvent(), undefined)).toBe('')
})
