import fc from 'fast-check'
import { expect, it } from 'vitest'
import { announcements } from '#domain/prayer/changes.ts'
import { dayLine, isOneDay, nearest } from '#domain/prayer/dayLine.ts'
import { instantNear, momentsOf } from '#domain/prayer/moments.ts'
import { LABELS, PRAYERS, type PrayerName } from '#domain/prayer/names.ts'
import { prayerTimesResponse } from '#domain/prayer/prayerTimesResponse.ts'
import { covers } from '#domain/prayer/ranges.ts'
import { remembered } from '#domain/prayer/remembered.ts'
import type { PrayerRow, PrayerTimesResponse } from '#domain/prayer/response.ts'
import { ruleDay } from '#domain/prayer/ruleDay.ts'
import { dayComputer } from '#domain/prayer/times.ts'
import { addDays, instantOf, minutesOf } from '#domain/time/civil.ts'
import { formatDay } from '#domain/time/format.ts'
import { anySettingsAndDay } from './anySettings.ts'

/** Times as many runs as usual. A failure prints its seed and path, for `fc.assert(…, { seed, path })`. */
const MORE = Number(process.env.PROPERTY_RUNS ?? 1)
const MINUTE = 60_000
const AHEAD = 7

it('has one rule for each prayer, on any day of any accepted settings', () => {
  fc.assert(
    fc.property(anySettingsAndDay, ({ settings, date }) => {
      for (const prayer of PRAYERS) {
        const day = ruleDay(settings, prayer, date, date)
        const inForce = settings.iqama[prayer].filter(range => covers(range, day))
        const [allYear, ofMonth] = [true, false].map(
          is => inForce.filter(({ hijriMonth }) => (hijriMonth === undefined) === is).length,
        )
        expect([allYear, ofMonth]).toEqual([1, Math.min(ofMonth!, 1)])
      }
    }),
    { numRuns: 40 * MORE },
  )
})

it('keeps the order of the day and every iqama between two athans, whatever the rules', () => {
  fc.assert(
    fc.property(anySettingsAndDay, ({ settings, date }) => {
      const day = dayComputer(settings, date)(date)
      expect(isOneDay(day.athan)).toBe(true)
      const line = dayLine(day.athan)
      const nextFajr = dayLine(dayComputer(settings, date)(addDays(date, 1)).athan).fajr + 1440
      const ends = { ...line, fajr: line.sunrise, dhuhr: line.asr, asr: line.maghrib }
      for (const prayer of PRAYERS) {
        const iqama = nearest(day.iqama[prayer] || (day.hiddenIqama?.[prayer] ?? ''), line[prayer])
        const end = { ...ends, maghrib: line.isha, isha: nextFajr }[prayer]
        const isRight = iqama >= line[prayer] && iqama < end
        expect(day.iqama[prayer] !== '', `${prayer} ${date}`).toBe(isRight)
      }
      const times = day.jumuah.map(({ time }) => time)
      expect(times).toEqual(times.toSorted())
    }),
    { numRuns: 60 * MORE },
  )
})

it('announces each change of the coming week once, from a week before to its first prayer', () => {
  fc.assert(
    fc.property(anySettingsAndDay, ({ settings, date }) => {
      const zone = settings.place.timeZone
      const dayOf = remembered(dayComputer(settings, date))
      const now = instantOf(date, '12:00', zone)
      const response = prayerTimesResponse(settings, { now, dayOf })
      for (let ahead = 1; ahead <= AHEAD; ahead++) {
        const row = rowOn(response, addDays(date, ahead))
        for (const name of [...PRAYERS, 'jumuah' as const]) {
          const isMarked = row.changes?.includes(name) ?? false
          if (name !== 'jumuah' && !row[name].iqama) {
            expect(isMarked, `${row.iso} ${name}`).toBe(false)
            continue
          }
          const isChange = name === 'jumuah' ? undefined : isStep(response, row, name, dayOf)
          expect(isMarked, `${row.iso} ${name}`).toBe(isChange ?? isMarked)
          const shown = (at: Date) => lines(response, row, name, at)
          const first = firstPrayer(row, name, zone)
          const announced = instantOf(addDays(row.iso, -AHEAD), '00:00', zone)
          const during = isMarked ? 1 : 0
          expect(shown(new Date(announced.getTime() - MINUTE))).toBe(0)
          expect(shown(announced), `${row.iso} ${name}`).toBe(during)
          expect(shown(new Date(first.getTime() - MINUTE)), `${row.iso} ${name}`).toBe(during)
          // A cancelled Jumu'ah is announced until its day ends.
          const isCancelled = name === 'jumuah' && row.jumuah.length === 0
          if (!isCancelled) expect(shown(first), `${row.iso} ${name}`).toBe(0)
        }
      }
    }),
    { numRuns: 18 * MORE },
  )
})

const rowOn = ({ previous, info }: PrayerTimesResponse, iso: string): PrayerRow =>
  info.find(row => row.iso === iso) ?? previous

/** How often the notice at a moment says that something changes on a day. */
function lines(
  response: PrayerTimesResponse,
  row: PrayerRow,
  name: PrayerName | 'jumuah',
  at: Date,
): number {
  const text = name === 'jumuah' ? LABELS.jumuah : `${LABELS[name]} iqama`
  return announcements(response, at)
    .filter(({ when }) => when.includes(formatDay(row.iso)))
    .flatMap(({ what }) => what.split(', '))
    .filter(what => what.includes(text)).length
}

/** When the prayer that changes begins on its first day. */
function firstPrayer(row: PrayerRow, name: PrayerName | 'jumuah', zone: string): Date {
  const prayer = name === 'jumuah' ? 'dhuhr' : name
  const athan = momentsOf(row, zone).find(moment => moment.name === prayer)!
  const clock = name === 'jumuah' ? (row.jumuah[0] ?? '23:59') : row[name].iqama
  return instantNear(athan, clock, zone)!
}

/** Whether an iqama moved in a way that must be announced; undefined where a single day is involved. */
function isStep(
  response: PrayerTimesResponse,
  row: PrayerRow,
  name: PrayerName,
  dayOf: ReturnType<typeof dayComputer>,
): boolean | undefined {
  if (name === 'dhuhr' && row.jumuah.length) return false
  const before = rowOn(response, addDays(row.iso, -1))
  const isSingle = (day: PrayerRow) =>
    day.override?.iqama?.includes(name) || day.only?.includes(name)
  if (!before[name].iqama || !row[name].iqama) return undefined
  if (isSingle(before) || isSingle(row) || (name === 'dhuhr' && before.jumuah.length)) {
    return undefined
  }
  const moved = (from: string, to: string) => nearest(to, minutesOf(from)) - minutesOf(from)
  const iqama = moved(before[name].iqama, row[name].iqama)
  if (dayOf(row.iso).weeks?.[name]) return iqama !== 0
  if (Math.abs(iqama) < 5) return false
  const athan = moved(before[name].time, row[name].time)
  return iqama !== athan || Math.abs(athan) >= 15 || row.clock !== undefined
}
