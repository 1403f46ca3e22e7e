import ICAL from 'ical.js'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { EventResponse } from '#contract/events.ts'
import { getEvents } from '#contract/listedEvents.ts'
import { prayerApi } from '#contract/prayerSettings.ts'
import { getPrayerTimes } from '#contract/prayerTimes.ts'
import { occurrenceDates } from '#domain/events/occurrences.ts'
import { PRAYERS } from '#domain/prayer/names.ts'
import type { PrayerRow } from '#domain/prayer/response.ts'
import { addDays, datesFrom, instantOf } from '#domain/time/civil.ts'
import { anEvent } from './eventForms.ts'
import { browser, site, withAmina } from './running.ts'
import { callFunction, ORIGIN } from './site.ts'

vi.mock('#server/publish/purge.ts', () => import('./purged.ts'))

/** A prayer feed reaches from a week back to half a year ahead: together these see two years. */
const MOMENTS = ['2026-01-07', '2026-07-01', '2026-12-20', '2027-06-10']
const FIRST = '2026-01-01'
const LAST = '2027-12-09'

withAmina(beforeAll, { SITE_NOW: `${MOMENTS[0]}T12:00:00Z`, URL: ORIGIN })

/** The entries of a feed, read by an independent implementation with the feed's own zone. */
async function entriesOf(path: string): Promise<ICAL.Event[]> {
  const response = await callFunction(new Request(new URL(path, ORIGIN)))
  const calendar = new ICAL.Component(ICAL.parse(await response.text()))
  ICAL.TimezoneService.reset()
  for (const zone of calendar.getAllSubcomponents('vtimezone')) {
    ICAL.TimezoneService.register(new ICAL.Timezone(zone))
  }
  // Each would look for its exceptions among all the others.
  return calendar.getAllSubcomponents('vevent').map(one => new ICAL.Event(one, { exceptions: [] }))
}
const instantText = (time: ICAL.Time) => time.toJSDate().toISOString()

/** '2026-03-08 fajr-iqama 2026-03-08T10:20:00.000Z', a Jumu'ah by its prayer, ten minutes before the end. */
function lineOf({ uid, startDate, endDate }: ICAL.Event): string {
  const [, date, key] = /^(\d{4}-\d\d-\d\d)-(.*)@/.exec(uid) ?? []
  const time = key?.startsWith('jumuah') ? endDate.clone() : startDate
  if (key?.startsWith('jumuah')) time.adjust(0, 0, -10, 0)
  return `${date} ${key} ${instantText(time)}`
}

function linesOf(row: PrayerRow, zone: string): string[] {
  const line = (key: string, clock: string) =>
    `${row.iso} ${key} ${instantOf(row.iso, clock, zone).toISOString()}`
  return [
    ...PRAYERS.flatMap(prayer => [
      line(`${prayer}-athan`, row[prayer].time),
      ...((prayer === 'dhuhr' && row.jumuah.length > 0) || !row[prayer].iqama
        ? []
        : [line(`${prayer}-iqama`, row[prayer].iqama)]),
    ]),
    ...row.jumuah.map((time, at) => line(`jumuah-${at + 1}`, time)),
  ]
}

describe.each([
  ['America/New_York', 40.7831, -73.9712, 4],
  ['Pacific/Auckland', -36.8509, 174.7645, 4],
  ['Asia/Karachi', 24.8607, 67.0011, 0],
])('in %s', (timeZone, latitude, longitude, clockChanges) => {
  beforeAll(async () => {
    const { settings } = await browser.fetchJson(prayerApi.read)
    const place = { ...settings.place, timeZone, latitude, longitude }
    await browser.fetchJson(prayerApi.save, { body: { settings: { ...settings, place } } })
  })

  it('the calendar has the API’s times on every day of two years', async () => {
    const compared = new Set<string>()
    const changes = new Set<string>()
    for (const moment of MOMENTS) {
      site.setEnv({ SITE_NOW: `${moment}T12:00:00Z` })
      const years = [...new Set([moment, addDays(moment, 182)].map(day => Number(day.slice(0, 4))))]
      const rows = new Map<string, PrayerRow>()
      for (const year of years) {
        const { info } = await browser.fetchJson(getPrayerTimes, { query: { year } })
        for (const row of info) rows.set(row.iso, row)
      }
      const lines = (await entriesOf('/prayer-times.ics?times=both'))
        .filter(({ uid }) => !/-(?:notice|tomorrow)-/.test(uid))
        .map(lineOf)
      const byDay = Map.groupBy(lines, line => line.slice(0, 10))
      for (const [day, found] of byDay) {
        const row = rows.get(day)
        // The first days of a year's first feed belong to the year before.
        if (!row) continue
        expect(found.sort()).toEqual(linesOf(row, timeZone).sort())
        compared.add(day)
        if (row.clock) changes.add(day)
      }
    }
    expect(datesFrom(FIRST, LAST).filter(day => !compared.has(day))).toEqual([])
    expect(changes.size).toBe(clockChanges)
  })

  it('events are in the calendar at the API’s times for two years', async () => {
    const weekly = { date: '2026-01-02', recurring: 'true', startTime: '19:45', endTime: '21:00' }
    const onClock = await anEvent(browser, weekly)
    const afterMaghrib = await anEvent(browser, {
      ...weekly,
      ...{ startTime: '', endTime: '', endsAt: JSON.stringify({ lasts: 60 }) },
      startsAt: JSON.stringify({ prayer: 'maghrib', at: 'iqama', minutes: 15 }),
    })
    const compared = new Set<string>()
    for (const moment of MOMENTS) {
      site.setEnv({ SITE_NOW: `${moment}T12:00:00Z` })
      const events: EventResponse[] = await browser.fetchJson(getEvents)
      const times = Object.entries(events.find(({ id }) => id === afterMaghrib)?.times ?? {})
      const entries = await entriesOf('/events.ics')
      const single = new Map(entries.map(one => [one.uid.split('@')[0], one]))
      for (const [date, [start, end]] of times) {
        const entry = single.get(`${afterMaghrib}-${date}`)
        if (!entry) continue
        expect([entry.startDate, entry.endDate].map(instantText)).toEqual(
          [start, end].map(clock => instantOf(date, clock, timeZone).toISOString()),
        )
        compared.add(date)
      }
      const event = events.find(({ id }) => id === onClock)
      const dates = event ? occurrenceDates(event, { from: '2026-01-02', until: LAST }) : []
      const iterator = single.get(onClock)?.iterator()
      const found = dates.map(() => iterator && instantText(iterator.next()))
      expect(found).toEqual(dates.map(date => instantOf(date, '19:45', timeZone).toISOString()))
      expect(found.length).toBeGreaterThan(100)
    }
    const fridays = datesFrom('2026-01-02', LAST).filter((_, day) => day % 7 === 0)
    expect(fridays.filter(day => !compared.has(day))).toEqual([])
  })
})
