import { expect, it } from 'vitest'
import { prayerTimesResponse } from '#domain/prayer/prayerTimesResponse.ts'
import { seedPrayerSettings } from '#domain/prayer/seed.ts'
import { monthNotes } from './monthNotes.ts'

it('explains the days around a moon that is waited for', () => {
  const now = new Date('2027-03-08T17:00:00Z')
  const confirmed = [{ year: 1448, month: 9, date: '2027-02-08' }]
  const hijri = { confirmed, months: { begin: 'sighted' as const } }
  const { info } = prayerTimesResponse({ ...seedPrayerSettings(now), hijri }, { now })
  const notes = Object.fromEntries(info.map(row => [row.iso, monthNotes(row)]))
  expect(notes).toMatchObject({
    '2027-03-08': [],
    '2027-03-09': [
      'Ramadan 30: not confirmed by the mosque yet',
      'Shawwal 1, 1448 if the moon is seen',
    ],
    '2027-03-10': ['Eid al-Fitr (expected), prayer times will be announced'],
  })
})
