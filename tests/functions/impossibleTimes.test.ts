import { beforeEach, expect, it } from 'vitest'
import { prayerApi } from '#contract/prayerSettings.ts'
import { getPrayerTimes } from '#contract/prayerTimes.ts'
import type { PrayerRow } from '#domain/prayer/response.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { addDays } from '#domain/time/civil.ts'
import { openStore } from '#server/storage/store.ts'
import { browser, site, withAmina } from './running.ts'

const TODAY = '2026-11-21'
const MIAMI = {
  name: 'Miami',
  latitude: 25.7617,
  longitude: -80.1918,
  timeZone: 'America/New_York',
}
type Settings = PrayerSettings

let settings: Settings
let rows: Map<string, PrayerRow>

withAmina(beforeEach, { SITE_NOW: `${TODAY}T12:00:00-05:00` })
beforeEach(async () => {
  ;({ settings } = await browser.fetchJson(prayerApi.read))
  rows = await readRows()
})

async function readRows(): Promise<Map<string, PrayerRow>> {
  const years = [2026, 2027].map(async year => {
    const { info } = await (await site.send(getPrayerTimes, { query: { year } })).json()
    return info as PrayerRow[]
  })
  return new Map((await Promise.all(years)).flat().map(row => [row.iso, row]))
}

const save = (changed: Settings, status = 200) =>
  browser.fetchJson(prayerApi.save, { body: { settings: changed } }, status)

/** A timetable of these days, with the times of the site. */
function tableOf(dates: readonly string[], iqama: object = {}): Settings['tables'] {
  const days = dates.map(date => {
    const { fajr, sunrise, dhuhr, asr, maghrib, isha } = rows.get(date) as PrayerRow
    const prayers = { fajr: fajr.time, dhuhr: dhuhr.time, asr: asr.time }
    return { date, sunrise, ...prayers, maghrib: maghrib.time, isha: isha.time, iqama }
  })
  return [{ year: Number(dates[0]?.slice(0, 4)), days }]
}

const EARLY = { asr: '13:45' }

it.each<[string, (date: string) => Partial<Settings>, string]>([
  ['a single day', date => ({ overrides: [{ date, iqama: EARLY }] }), 'overrides.0.iqama.asr'],
  [
    'a row of a timetable',
    date => ({ tables: tableOf([date], EARLY) }),
    'tables.0.days.0.iqama.asr',
  ],
  [
    'a rule',
    date => ({
      iqama: {
        ...settings.iqama,
        asr: [
          { until: addDays(date, -1), rule: { kind: 'after-athan', minutes: 15 } },
          { from: date, until: date, rule: { kind: 'fixed', time: EARLY.asr } },
          { from: addDays(date, 1), rule: { kind: 'after-athan', minutes: 15 } },
        ],
      },
    }),
    'iqama.asr.1.rule.time',
  ],
])(
  'refuses an iqama before its athan within two weeks, and leaves it out later: %s',
  async (_, change, path) => {
    const [soon, later] = [addDays(TODAY, 14), addDays(TODAY, 15)]
    const refused = await save({ ...settings, ...change(soon) }, 400)
    expect(Object.keys(refused.fields)).toEqual([path])
    expect(refused.error).toMatch(
      /^Asr at 1:45 PM.* is before its athan at 2:09 PM on Saturday, December 5\. C.+\.$/,
    )
    await save({ ...settings, ...change(later) })
    const after = await readRows()
    expect(after.get(later)?.asr).toEqual({ time: rows.get(later)?.asr.time, iqama: '' })
    expect(after.get(soon)?.asr).toEqual(rows.get(soon)?.asr)
  },
)

it("refuses Jumu'ah after Asr's athan within two weeks, and accepts an early khutbah", async () => {
  const slots = [{ time: '14:30' }]
  const refused = await save({ ...settings, jumuah: [{ slots }] }, 400)
  expect(refused.error).toMatch(/^Jumu'ah at 2:30 PM is at or after Asr's athan at 2:11 PM/)
  const early = [{ time: '12:15', khutbah: '11:30' }]
  await save({ ...settings, jumuah: [{ until: '2026-12-10', slots: early }] })
})

it('saves what a stored rule makes impossible, as long as the save does not make it worse', async () => {
  await openStore('documents').setJSON('prayer-settings', {
    version: 3,
    revision: 1,
    savedAt: '2026-11-01T00:00:00.000Z',
    writes: [],
    value: { ...settings, iqama: { ...settings.iqama, isha: [rule('17:30')] } },
  })
  const stored = (await browser.fetchJson(prayerApi.read)).settings as Settings
  const isha = (time: string) => ({ ...stored, iqama: { ...stored.iqama, isha: [rule(time)] } })
  await save({ ...stored, overrides: [{ date: addDays(TODAY, 3), note: 'Closed' }] })
  await save(isha('17:40'))
  expect((await save(isha('17:20'), 400)).fields).toHaveProperty('iqama.isha.0.rule.time')
})

const rule = (time: string) => ({ rule: { kind: 'fixed' as const, time } })

it('moves to another place with a timetable whose past days alone do not fit there', async () => {
  const past = tableOf(['2026-11-01', '2026-11-02'])
  const coming = tableOf([addDays(TODAY, 3), addDays(TODAY, 40)])
  await save({ ...settings, tables: coming })
  const refused = await save({ ...settings, tables: coming, place: MIAMI }, 400)
  expect(Object.keys(refused.fields).every(path => path.startsWith('tables.0.days'))).toBe(true)
  await save({ ...settings, tables: past })
  await save({ ...settings, tables: past, place: MIAMI })
})
