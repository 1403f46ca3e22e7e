import fc from 'fast-check'
import { expect, it } from 'vitest'
import { announcements, toldDays } from '#domain/prayer/changes.ts'
import { dayLine, nearest } from '#domain/prayer/dayLine.ts'
import { slotParts } from '#domain/prayer/jumuah.ts'
import { instantNear, momentsOf } from '#domain/prayer/moments.ts'
import { PRAYERS, type PrayerName } from '#domain/prayer/names.ts'
import { prayerTimesResponse } from '#domain/prayer/prayerTimesResponse.ts'
import type { ChangeName, PrayerRow, PrayerTimesResponse } from '#domain/prayer/response.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { dayComputer, type PrayerDay } from '#domain/prayer/times.ts'
import { withTold } from '#domain/prayer/told.ts'
import { remembered } from '#domain/remembered.ts'
import {
  addDays,
  datesFrom,
  FRIDAY,
  instantOf,
  MINUTE,
  minutesOf,
  weekday,
} from '#domain/time/civil.ts'
import { clock12, formatDay, joinTimes } from '#domain/time/format.ts'
import { prayerNames } from '#texts/prayerNames.ts'
import { anySettingsAndDay } from './anySettings.ts'

/** Times as many runs as usual. A failure prints its seed and path, for `fc.assert(…, { seed, path })`. */
const MORE = Number(process.env.PROPERTY_RUNS ?? 1)
/** The short run tries the same settings each time, a longer one others. */
const runs = (count: number) => ({ numRuns: count * MORE, ...(MORE === 1 && { seed: 27 }) })
const AHEAD = 7
const NAMES = [...PRAYERS, 'jumuah'] as const

it('shows a change in one line, from a week before to its first prayer', () => {
  fc.assert(
    fc.property(anySettingsAndDay, ({ settings, date }) => {
      const zone = settings.place.timeZone
      const response = responseAt(settings, date)
      for (let ahead = 1; ahead <= AHEAD; ahead++) {
        const row = rowOn(response, addDays(date, ahead))
        for (const name of NAMES) {
          if (name !== 'jumuah' && !row[name].iqama) {
            expect(row.changes ?? [], row.iso).not.toContain(name)
            continue
          }
          const shown = (at: Date) => linesOf(response, row.iso, name, at).length
          const first = firstPrayer(row, name, zone)
          const announced = instantOf(addDays(row.iso, -AHEAD), '00:00', zone)
          const during = row.changes?.includes(name) ? 1 : 0
          expect(shown(new Date(announced.getTime() - MINUTE))).toBe(0)
          expect(shown(announced), `${row.iso} ${name}`).toBe(during)
          expect(shown(new Date(first.getTime() - MINUTE)), `${row.iso} ${name}`).toBe(during)
          // A cancelled Jumu'ah is announced until its day ends.
          const isCancelled = name === 'jumuah' && row.jumuah.length === 0
          if (!isCancelled) expect(shown(first), `${row.iso} ${name}`).toBe(0)
        }
      }
    }),
    runs(18),
  )
})

it('tells a visitor who reads every day all that the sun does not move, and only what is so', () => {
  fc.assert(
    fc.property(anySettingsAndDay, ({ settings, date }) => {
      const visitor = new Visitor(settings, addDays(date, -20))
      for (const day of datesFrom(addDays(date, -19), addDays(date, 19))) visitor.reads(day)
    }),
    runs(12),
  )
})

it('tells the visitor what a save changes, against what was so before', () => {
  fc.assert(
    fc.property(anySettingsAndDay, anySettingsAndDay, ({ settings: any, date }, other) => {
      // A save knows its day, and so which evenings passed unconfirmed; the visitor's calendar does not.
      const hijri = { ...any.hijri, months: { begin: 'calculated' as const } }
      const settings = { ...any, hijri }
      const visitor = new Visitor(settings, addDays(date, -20))
      for (const day of datesFrom(addDays(date, -19), date)) visitor.reads(day)
      // Only what comes after it is changed: a table, a place or a method moves what rules count from.
      const { iqama, jumuah } = other.settings
      visitor.hearsOfSave({ ...settings, iqama, jumuah, tables: [] }, date)
      for (const day of datesFrom(addDays(date, 1), addDays(date, 9))) visitor.reads(day)
    }),
    runs(12),
  )
})

it('says the same from the file of a year alone as from the API, across the years', () => {
  fc.assert(
    fc.property(anySettingsAndDay, fc.integer({ min: 0, max: 16 }), ({ settings }, day) => {
      const date = addDays('2026-12-24', day)
      const now = instantOf(date, '00:01', settings.place.timeZone)
      const built = instantOf('2026-11-21', '12:00', settings.place.timeZone)
      const year = Number(date.slice(0, 4))
      const dayOf = remembered(dayComputer(settings))
      const file = prayerTimesResponse(settings, { now: built, year, dayOf })
      expect(announcements(file, now)).toEqual(announcements(responseAt(settings, date), now))
    }),
    runs(4),
  )
})

/** What one person who reads the notice at noon expects of tomorrow: as on the last ordinary day. */
class Visitor {
  /** The last ordinary day that was heard of, and what was known before that. */
  private known = new Map<ChangeName, PrayerDay>()
  private knownBefore = this.known
  private dayOf: (date: string) => PrayerDay
  /** As on the first day of a month that is read: what is marked does not depend on the day. */
  private response: PrayerTimesResponse | undefined

  private settings: PrayerSettings

  constructor(settings: PrayerSettings, date: string) {
    this.settings = settings
    this.dayOf = remembered(dayComputer(settings))
    // The first day that is known may be an Eid, which is not what is usual.
    const told = toldDays(responseAt(settings, date), date)
    for (const day of datesFrom(addDays(date, -8), date).map(this.dayOf)) {
      const { only = [] } = told.find(({ iso }) => iso === day.iso) ?? {}
      for (const name of NAMES) {
        const standsAlone = day.follows[name] === day.iso || only.includes(name)
        if (hasPrayer(day, name) && !standsAlone) this.known.set(name, day)
      }
    }
  }

  /** Reads on the day before, at noon, what is said of a day. */
  reads(date: string): void {
    this.knownBefore = new Map(this.known)
    this.readsOf(date, instantOf(addDays(date, -1), '12:00', this.zone))
  }

  /** Settings are saved at noon of a day, of which the morning has been prayed. */
  hearsOfSave(settings: PrayerSettings, date: string): void {
    const now = instantOf(date, '12:00', this.zone)
    const before = this.dayOf(date)
    this.settings = withTold(settings, this.settings, now)
    this.dayOf = remembered(dayComputer(this.settings))
    this.response = undefined
    const both = [before, this.dayOf(date)]
    const begun = NAMES.filter(name =>
      both.some(({ athan, iqama, jumuah }) => {
        const clock = name === 'jumuah' ? jumuah[0]?.time : iqama[name]
        const line = dayLine(athan)
        return clock && nearest(clock, line[name === 'jumuah' ? 'dhuhr' : name]) <= 720
      }),
    )
    for (const name of NAMES) {
      if (begun.includes(name)) continue
      const earlier = this.knownBefore.get(name)
      if (earlier) this.known.set(name, earlier)
      else this.known.delete(name)
    }
    this.readsOf(date, now, begun)
  }

  private get zone() {
    return this.settings.place.timeZone
  }

  private readsOf(date: string, now: Date, begun: readonly ChangeName[] = []): void {
    const day = this.dayOf(date)
    if (!this.response?.info[0]?.iso.startsWith(date.slice(0, 7))) {
      this.response = prayerTimesResponse(this.settings, { now, dayOf: this.dayOf })
    }
    const { response } = this
    for (const name of NAMES) {
      if (!hasPrayer(day, name) || begun.includes(name)) continue
      const last = this.known.get(name)
      const known = last && last.iso >= addDays(date, -14) ? last : undefined
      const [line, ...more] = linesOf(response, date, name, now)
      expect(more, `${date} ${name}`).toEqual([])
      const isByHand = day.follows[name] === date
      if (!line) {
        if (known) this.isDrift(known, day, name)
        // The polar rule moves some athans to and fro: such a day is not what is usual either.
        const standsAlone = isByHand || rowOn(response, date).only?.includes(name)
        if (!standsAlone) this.known.set(name, day)
        continue
      }
      expect(line.what, date).toContain(words(day, name))
      const isSingle = line.when.includes('only')
      if (isByHand) expect(isSingle, `${date} ${name}`).toBe(true)
      const [was, is] = [known && words(known, name), words(day, name)]
      if (was && is && was !== is) expect(line.what, date).toContain(`(was ${was})`)
      if (!isSingle) this.known.set(name, day)
    }
  }

  /** What nobody says is not otherwise, or less than a step, or what the sun moves. */
  private isDrift(known: PrayerDay, day: PrayerDay, name: ChangeName): void {
    const message = `${known.iso} ${day.iso} ${name}`
    if (name === 'jumuah') {
      expect(slotsOf(day), message).toBe(slotsOf(known))
      return
    }
    const minutes = moved(known.iqama[name], day.iqama[name])
    const rule = day.rules[name]
    const isByRule = [known, day].every(({ sources }) => /dated|standing/.test(sources[name]))
    const isWeekly = 'weekday' in rule && rule.weekday !== undefined
    if (isByRule && (isWeekly || rule.kind === 'fixed')) expect(minutes, message).toBe(0)
    else if (Math.abs(minutes) >= 5) {
      expect(minutes, message).toBe(moved(known.athan[name], day.athan[name]))
      expect(Math.abs(minutes), message).toBeLessThan(15)
    }
  }
}

function responseAt(settings: PrayerSettings, date: string): PrayerTimesResponse {
  const now = instantOf(date, '12:00', settings.place.timeZone)
  return prayerTimesResponse(settings, { now, dayOf: remembered(dayComputer(settings)) })
}

const rowOn = ({ previous, info }: PrayerTimesResponse, iso: string): PrayerRow =>
  info.find(row => row.iso === iso) ?? previous

function hasPrayer({ iso, iqama, jumuah }: PrayerDay, name: ChangeName): boolean {
  if (name === 'jumuah') return weekday(iso) === FRIDAY
  return iqama[name] !== '' && (name !== 'dhuhr' || jumuah.length === 0)
}

const moved = (from: string, to: string) => nearest(to, minutesOf(from)) - minutesOf(from)

const slotsOf = ({ jumuah }: PrayerDay) =>
  jumuah.map(({ khutbah, time, place }) => `${khutbah} ${time} ${place}`).join()

/** A day's time as the notice gives it; of Jumu'ah its times alone. */
function words(day: PrayerDay, name: ChangeName): string {
  if (name !== 'jumuah') return clock12(day.iqama[name])
  return joinTimes(day.jumuah.map(slot => slotParts(slot).join(' · ')))
}

/** What the notice at a moment says of a prayer of a day. */
function linesOf(response: PrayerTimesResponse, iso: string, name: ChangeName, at: Date) {
  const text = name === 'jumuah' ? prayerNames.jumuah : `${prayerNames[name]} iqama`
  return announcements(response, at)
    .filter(({ when }) => when.includes(formatDay(iso)))
    .flatMap(({ when, what }) => what.split(', ').map(part => ({ when, what: part })))
    .filter(({ what }) => what.includes(text))
    .map(({ when, what }) => ({ when, what: what.replace(/ · (?:Gym|Annex)/g, '') }))
}

/** When the prayer that changes begins on its first day. */
function firstPrayer(row: PrayerRow, name: PrayerName | 'jumuah', zone: string): Date {
  const prayer = name === 'jumuah' ? 'dhuhr' : name
  const athan = momentsOf(row, zone).find(moment => moment.name === prayer)!
  const clock = name === 'jumuah' ? (row.jumuah[0] ?? '23:59') : row[name].iqama
  return instantNear(athan, clock, zone)!
}
