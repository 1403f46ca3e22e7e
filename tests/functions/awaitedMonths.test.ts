import { beforeAll, expect, it, vi } from 'vitest'
import type { EventResponse } from '#contract/events.ts'
import { getEvents } from '#contract/listedEvents.ts'
import { prayerApi } from '#contract/prayerSettings.ts'
import { getPrayerTimes } from '#contract/prayerTimes.ts'
import type { PrayerRow } from '#domain/prayer/response.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { anEvent } from './eventForms.ts'
import { browser, site, withAmina } from './running.ts'
import { callFunction, ORIGIN } from './site.ts'

vi.mock('#server/publish/purge.ts', () => import('./purged.ts'))

/** Calculated: Ramadan 8 February, Shawwal 9 March 2027, after 29 days. */
const DAY_29 = '2027-03-08T20:00:00Z'
const DAY_30 = '2027-03-09T20:00:00Z'

let event: string
withAmina(beforeAll, { SITE_NOW: DAY_29, URL: ORIGIN })
beforeAll(async () => {
  event = await anEvent(browser, {
    ...{ date: '2027-03-09', startTime: '', endTime: '', endsAt: JSON.stringify({ lasts: 60 }) },
    startsAt: JSON.stringify({ prayer: 'isha', at: 'athan', minutes: 0 }),
  })
  await save(({ hijri, calculation, ...settings }) => ({
    ...settings,
    // In Ramadan this method has Isha half an hour later.
    calculation: { ...calculation, method: 'UmmAlQura' },
    hijri: { ...hijri, months: { begin: 'announced', since: '2027-02-20' } },
  }))
})

async function save(change: (settings: PrayerSettings) => PrayerSettings): Promise<number> {
  const { settings } = await browser.fetchJson(prayerApi.read)
  const saved = await browser.fetchJson(prayerApi.save, {
    body: { settings: change(settings) },
  })
  return saved.revision
}

/** March 9 as the API, the year's table, the feed and an event after Isha's athan have it. */
async function marchNinth() {
  const { info } = await browser.fetchJson(getPrayerTimes)
  const year = await browser.fetchJson(getPrayerTimes, { query: { year: 2027 } })
  const [row, inYear] = [info, year.info].map(rows =>
    rows.find((found: PrayerRow) => found.iso === '2027-03-09'),
  )
  expect(inYear).toEqual(row)
  const feed = await (
    await callFunction(new Request(`${ORIGIN}/prayer-times.ics?times=athan`))
  ).text()
  const entry = (uid: string) =>
    feed.split('BEGIN:VEVENT').find(text => text.includes(`UID:${uid}@`))
  const isha = entry('2027-03-09-isha-athan')
  const events: EventResponse[] = await browser.fetchJson(getEvents)
  const first = feed.match(/UID:(\S+)-hijri@[\s\S]*?SUMMARY:Shawwal 1\\, 1448( \(expected\))?/)
  return {
    day: `${row?.hijri}${row?.expected ? ' (expected)' : ''}`,
    shawwal: `${first?.[1]}${first?.[2] ?? ''}`,
    isha: [
      row?.isha.time,
      isha
        ?.match(/DTSTART\S*T(\d\d)(\d\d)/)
        ?.slice(1)
        .join(':'),
      events.find(({ id }) => id === event)?.times?.['2027-03-09']?.[0],
    ],
    moon: ['2027-03-08-moon', '2027-03-09-notice-1'].flatMap(
      uid =>
        entry(uid)
          ?.replaceAll('\r\n ', '')
          .match(/SUMMARY:(If.*|.*not confirmed.*)/)?.[1] ?? [],
    ),
    stamp: isha?.match(/DTSTAMP:(\S+)/)?.[1] ?? '',
  }
}

it('moves dates, times, feeds and events with an evening that nobody confirms, a confirmation, and its undo', async () => {
  const expected = await marchNinth()
  expect(expected.day).toBe('Ramadan 30, 1448 (expected)')
  expect(expected.shawwal).toMatch(/^2027-03-10.* \(expected\)$/)
  expect(new Set(expected.isha).size).toBe(1)
  expect(expected.moon).toEqual([
    'If the moon is seen: Eid tomorrow\\, prayer times will be announced · If not: tomorrow is Ramadan 30',
    'Ramadan 30: not confirmed by the mosque yet',
  ])

  site.setEnv({ SITE_NOW: DAY_30 })
  const passed = await marchNinth()
  expect({ ...passed, stamp: '' }).toEqual({ ...expected, stamp: '' })
  expect(passed.stamp > expected.stamp).toBe(true)

  const confirmed = [{ year: 1448, month: 10, date: '2027-03-09' }]
  const revision = await save(settings => ({
    ...settings,
    hijri: { ...settings.hijri, confirmed },
  }))
  const late = await marchNinth()
  expect(late).toMatchObject({ day: 'Shawwal 1, 1448', shawwal: '2027-03-09', moon: [] })
  expect(new Set(late.isha).size).toBe(1)
  expect(late.isha).not.toEqual(expected.isha)

  const body = { revision: revision - 1, base: revision }
  await browser.fetchJson(prayerApi.restore, { body })
  const { stamp: _, ...undone } = await marchNinth()
  expect({ ...undone, stamp: '' }).toEqual({ ...passed, stamp: '' })
})

it('refuses a way for months to begin that does not exist', async () => {
  const { settings } = await browser.fetchJson(prayerApi.read)
  const hijri = { ...settings.hijri, months: { begin: 'guessed' } }
  const refused = await browser.fetchJson(
    prayerApi.save,
    { body: { settings: { ...settings, hijri } } },
    400,
  )
  expect(refused.fields).toEqual({ 'hijri.months.begin': 'Choose how months begin.' })
})
