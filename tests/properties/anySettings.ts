import fc from 'fast-check'
import { METHODS } from '#domain/prayer/calculation.ts'
import type { IqamaRule } from '#domain/prayer/iqamaRule.ts'
import { PRAYERS, type PrayerName } from '#domain/prayer/names.ts'
import { seedPrayerSettings } from '#domain/prayer/seed.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { HIGH_LATITUDE_RULES, POLAR_RULES } from '#domain/prayer/testing/calculationRules.ts'
import { computeRange } from '#domain/prayer/testing/computeRange.ts'
import type { PrayerDay } from '#domain/prayer/times.ts'
import { checkSettings } from '#domain/prayer/timesReview.ts'
import { addDays, clockOf, FRIDAY, minutesOf, weekday } from '#domain/time/civil.ts'
import places from './places.json' with { type: 'json' }

/** Dates are chosen from two years that have both changes of clocks and two Ramadans. */
const FIRST = '2026-11-01'
const DAYS = 730

/** Zones with the changes of both hemispheres, none, Ramadan's (Casablanca) and the date line. */
const PLACES = places as [name: string, latitude: number, longitude: number, zone: string][]

/** Clock times that a mosque may set for a prayer, before its athan too. */
const HOURS: Record<PrayerName | 'jumuah', readonly [number, number]> = {
  fajr: [240, 420],
  dhuhr: [720, 870],
  asr: [810, 1080],
  maghrib: [930, 1290],
  isha: [1050, 1380],
  jumuah: [720, 870],
}

const date = fc.integer({ min: 0, max: DAYS }).map(days => addDays(FIRST, days))
const clockFor = (name: keyof typeof HOURS) =>
  fc.integer({ min: HOURS[name][0], max: HOURS[name][1] }).map(clockOf)
const seasonal = (name: keyof typeof HOURS) => {
  const clock = clockFor(name)
  return fc.oneof(clock, fc.record({ standard: clock, daylight: clock }))
}
const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })

/** Added minutes, mostly few. */
const anyMinutes = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 4 }) },
  { weight: 1, arbitrary: fc.integer({ min: -60, max: 60 }) },
)

/** The fields that are set. */
function filled<T extends object>(fields: T): T {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T
}

function anyRule(prayer: PrayerName): fc.Arbitrary<IqamaRule> {
  const clock = clockFor(prayer)
  const bounds = fc
    .tuple(fc.constantFrom('none', 'notBefore', 'notAfter', 'both'), clock, clock)
    .map(([which, ...clocks]) => {
      const [notBefore, notAfter] = clocks.sort()
      return filled({
        notBefore: which === 'notBefore' || which === 'both' ? notBefore : undefined,
        notAfter: which === 'notAfter' || which === 'both' ? notAfter : undefined,
      })
    })
  const time = fc.oneof(
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('fixed'), time: seasonal(prayer) }) },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('quarterly'),
        times: fc.tuple(clock, clock, clock, clock),
      }),
    },
    {
      weight: 4,
      arbitrary: fc
        .record({
          kind: fc.constantFrom('after-athan', ...(prayer === 'maghrib' ? ['after-sunset'] : [])),
          minutes: fc.integer({ min: 0, max: 60 }),
          roundTo: optional(fc.constantFrom(5, 10, 15)),
          weekday: optional(fc.integer({ min: 0, max: 6 })),
        })
        .map(filled),
    },
  )
  return fc.tuple(time, bounds).map(([rule, bound]) => ({ ...rule, ...bound }) as IqamaRule)
}

/** Contents over all days, each from the day after the one before, and some of Hijri months. */
function anyRanges<T>(content: fc.Arbitrary<T>) {
  return fc
    .tuple(
      fc.uniqueArray(date, { maxLength: 3 }),
      fc.array(content, { minLength: 4, maxLength: 4 }),
      fc.uniqueArray(fc.tuple(fc.constantFrom(8, 9, 10, 12), content), {
        selector: ([month]) => month,
        maxLength: 2,
      }),
    )
    .map(([days, contents, months]) => {
      const starts = days.sort()
      const ranges = [undefined, ...starts].map((from, at) => {
        const next = starts[at]
        return filled({ from, until: next && addDays(next, -1), content: contents[at] as T })
      })
      return [...ranges, ...months.map(([hijriMonth, own]) => ({ hijriMonth, content: own }))]
    })
}

const anySlots = fc.uniqueArray(clockFor('jumuah'), { minLength: 1, maxLength: 3 }).chain(times =>
  fc.tuple(
    ...times.map(time =>
      fc
        .record({
          khutbah: optional(fc.integer({ min: 5, max: 40 })),
          place: optional(fc.constantFrom('Gym', 'Annex')),
        })
        .map(({ khutbah = 0, place }) => ({
          time,
          ...(khutbah && { khutbah: clockOf(minutesOf(time) - khutbah) }),
          ...(place && { place }),
        })),
    ),
  ),
)

const anyOverride = fc
  .record({
    date,
    note: optional(fc.constant('Eid')),
    iqama: fc.record(
      Object.fromEntries(PRAYERS.map(name => [name, clockFor(name)])) as Record<
        PrayerName,
        fc.Arbitrary<string>
      >,
      { requiredKeys: [] },
    ),
    jumuah: fc.oneof(fc.constant<{ time: string }[]>([]), anySlots),
  })
  .map(({ jumuah, iqama, ...day }) =>
    filled({
      ...day,
      iqama: Object.keys(iqama).length || weekday(day.date) === FRIDAY ? iqama : { fajr: '06:00' },
      jumuah: weekday(day.date) === FRIDAY ? jumuah : undefined,
    }),
  )

/** Days of a timetable on both sides of the day. */
const TABLE_DAYS = 10

/** The iqamas of a timetable: none, minutes that follow the athan, or steps of a quarter of an hour. */
function iqamaOfTable(kind: string, { athan }: PrayerDay) {
  if (kind === 'athan') return {}
  const after = (clock: string) =>
    kind === 'drift' ? minutesOf(clock) + 12 : Math.ceil((minutesOf(clock) + 5) / 15) * 15
  return { iqama: { fajr: clockOf(after(athan.fajr)), asr: clockOf(after(athan.asr)) } }
}

/** Settings that a save accepts, with every kind of rule; and a day of theirs. */
export const anySettingsAndDay = fc
  .record({
    place: fc.constantFrom(...PLACES),
    calculation: fc.record({
      method: fc.constantFrom(...METHODS.filter(method => method !== 'custom')),
      madhab: fc.constantFrom('standard' as const, 'hanafi' as const),
      highLatitudeRule: fc.constantFrom('by-latitude' as const, ...HIGH_LATITUDE_RULES),
      polarRule: fc.constantFrom(...POLAR_RULES),
      rounding: fc.constantFrom('nearest' as const, 'up' as const, 'none' as const),
      adjustments: fc.record({
        fajr: anyMinutes,
        sunrise: anyMinutes,
        dhuhr: anyMinutes,
        asr: anyMinutes,
        maghrib: anyMinutes,
        isha: anyMinutes,
      }),
    }),
    iqama: fc.record(
      Object.fromEntries(PRAYERS.map(name => [name, anyRanges(anyRule(name))])) as {
        [name in PrayerName]: ReturnType<typeof anyRanges<IqamaRule>>
      },
    ),
    jumuah: anyRanges(anySlots),
    overrides: fc.uniqueArray(anyOverride, { selector: day => day.date, maxLength: 3 }),
    ramadan: optional(fc.constantFrom('2027-02-07', '2027-02-08', '2027-02-09')),
    table: fc.constantFrom('none', 'athan', 'drift', 'steps'),
    date,
  })
  .map(({ place, calculation, iqama, jumuah, overrides, ramadan, table, date }) => {
    const [name, latitude, longitude, timeZone] = place
    const seed = seedPrayerSettings(new Date('2026-11-21T17:00:00Z'))
    const rules = (prayer: PrayerName) =>
      iqama[prayer].map(({ content: rule, ...days }) => ({ ...days, rule }))
    const settings: PrayerSettings = {
      ...seed,
      place: { name, latitude, longitude, timeZone },
      calculation: {
        ...seed.calculation,
        ...calculation,
      },
      iqama: {
        fajr: rules('fajr'),
        dhuhr: rules('dhuhr'),
        asr: rules('asr'),
        maghrib: rules('maghrib'),
        isha: rules('isha'),
      },
      jumuah: jumuah.map(({ content: slots, ...days }) => ({ ...days, slots })),
      overrides,
      hijri: { confirmed: ramadan ? [{ year: 1448, month: 9, date: ramadan }] : [] },
    }
    if (table === 'none') return { settings, date }
    const days = computeRange(settings, addDays(date, -TABLE_DAYS), addDays(date, TABLE_DAYS))
    const tables = Map.groupBy(days, ({ iso }) => Number(iso.slice(0, 4)))
    return {
      date,
      settings: {
        ...settings,
        tables: [...tables].map(([year, own]) => ({
          year,
          days: own.map(day => ({ ...day.athan, date: day.iso, ...iqamaOfTable(table, day) })),
        })),
      },
    }
  })
  .filter(({ settings }) => checkSettings(settings).length === 0)
