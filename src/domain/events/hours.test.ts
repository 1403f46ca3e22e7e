import { expect, it } from 'vitest'
import type { CommunityEvent } from './event.ts'
import { hoursInWords, relationInWords } from './hours.ts'

const event = (fields: Partial<CommunityEvent>) =>
  ({ startTime: '', endTime: '', ...fields }) as CommunityEvent
const afterMaghrib = { prayer: 'maghrib', at: 'iqama', minutes: 15 } as const
const times = { '2026-11-27': ['16:52', '18:00'], '2026-12-04': ['', ''] } as const

it.each<[Partial<CommunityEvent>, string]>([
  [{ startTime: '19:45', endTime: '21:00' }, '7:45 PM – 9:00 PM'],
  [{ startTime: '09:00:00', endTime: '12:30:00' }, '9:00 AM – 12:30 PM'],
  [{ startTime: '00:15' }, '12:15 AM'],
  [{ startTime: '12:00', endTime: '00:00:00' }, '12:00 PM'],
  [{ startTime: '00:00:00', endTime: '21:00' }, ''],
  [{}, ''],
  [{ startsAt: afterMaghrib, times }, '4:52 PM – 6:00 PM'],
  [{ startsAt: afterMaghrib }, '15 minutes after Maghrib iqama'],
  [
    { startsAt: afterMaghrib, endsAt: { lasts: 90 } },
    '15 minutes after Maghrib iqama, for 1 hour 30 minutes',
  ],
])('the hours of %j are %j', (fields, words) => {
  expect(hoursInWords(event(fields), '2026-11-27')).toBe(words)
})

it('hours that are not resolved for the day are shown as a rule', () => {
  expect(hoursInWords(event({ startsAt: afterMaghrib, times }), '2027-11-26')).toBe(
    '15 minutes after Maghrib iqama',
  )
  expect(relationInWords(event({ startTime: '10:00' }))).toBe('')
})
