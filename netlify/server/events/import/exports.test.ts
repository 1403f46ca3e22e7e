import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readCalendar } from './readCalendar.ts'

const LONDON = { zone: 'Europe/London', today: '2026-11-26' }
const read = async (name: string) => {
  const text = new TextDecoder().decode(readFileSync(`${import.meta.dirname}/testing/${name}.ics`))
  return (await readCalendar(text.replaceAll('\n', '\r\n'), LONDON)).events
}

/** As Google Calendar's secret address gives it: UTC for single events, folded lines, HTML. */
it('reads what Google Calendar exports', async () => {
  const events = await read('google')
  expect(
    events.map(({ title, date, startTime, endTime, uid }) =>
      [date, startTime, endTime, title, uid].join(' | '),
    ),
  ).toEqual([
    '2026-09-02 | 18:30 | 20:00 | Halqa – Surah Yusuf 📖 for brothers and sisters, with questions afterwards | 5k2d8v1q7halqa@google.com#WE',
    '2026-09-07 | 18:30 | 20:00 | Halqa – Surah Yusuf 📖 for brothers and sisters, with questions afterwards | 5k2d8v1q7halqa@google.com#MO',
    '2026-12-03 | 19:00 | 20:30 | Halqa, on Thursday this week | 5k2d8v1q7halqa@google.com#2026-12-02',
    '2026-12-10 | 20:00 | 21:00 | Council of mosques | invited@google.com#2026-12-10',
    '2026-12-19 |  |  | Family retreat | 0retreat@google.com',
    '2027-06-14 | 18:00 | 20:00 | Open day | 1open@google.com',
  ])
  const [wednesday, monday] = events
  expect(wednesday).toMatchObject({
    ...{ recurring: true, until: '2027-07-21', skipped: ['2026-12-02', '2026-12-23'] },
    location: 'Main hall, 40 Stratford Road, Birmingham B11 1AA, UK',
    description: 'Tafsir of Surah Yusuf with tea.\nEveryone is welcome, children too  see the page',
  })
  expect(monday).toMatchObject({ skipped: ['2026-12-07', '2026-12-28'] })
})

/** As Outlook on the web publishes it: Windows’ names of zones, set positions, midnights for whole days. */
it('reads what Outlook publishes', async () => {
  const events = await read('outlook')
  expect(
    events.map(({ title, date, startTime, endTime }) =>
      [date, startTime, endTime, title].join(' | '),
    ),
  ).toEqual([
    '2026-11-28 | 10:00 | 12:00 | Walk',
    '2026-12-04 | 20:00 | 21:30 | Trustees',
    '2026-12-12 |  |  | Clean-up day',
    '2026-12-15 | 19:30 | 20:30 | Call with Dubai',
  ])
  expect(events[1]).toMatchObject({
    ...{ repeats: 'monthWeekday', until: '2027-06-04', skipped: ['2027-01-01'], description: '' },
  })
  expect(events[0]).toMatchObject({ recurring: true, until: '2027-06-28' })
})
