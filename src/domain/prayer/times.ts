import { remembered } from '#domain/remembered.ts'
import {
  addDays,
  clockOf,
  DAY_MINUTES,
  FRIDAY,
  isDaylightTime,
  weekday,
} from '#domain/time/civil.ts'
import { athanTimes } from './athan.ts'
import { minutesOff } from './bounds.ts'
import { dayLine, isOneDay, nearest } from './dayLine.ts'
import { eidOn } from './eid.ts'
import type { HijriDate } from './hijri.ts'
import { hijriMonthsOf } from './hijriSettings.ts'
import { AT_ATHAN, iqamaOf, isCounted, ruleOnDay } from './iqama.ts'
import type { IqamaRule } from './iqamaRule.ts'
import { DAY_TIMES, type DayTimeName, PRAYERS, type PrayerName } from './names.ts'
import { RAMADAN, tarawihOf } from './ramadan.ts'
import { rangeOn } from './ranges.ts'
import type { EidDay, JumuahSlot, Khutbah, Tarawih } from './response.ts'
import { khutbahsOf } from './rota.ts'
import { ruleDayOf } from './ruleDay.ts'
import { inSeason } from './seasonalClock.ts'
import type { DayOverride, JumuahSlotSetting, PrayerSettings } from './settings.ts'
import { latestTimes, weekOf } from './weeks.ts'

/**
 * What decides an iqama, most particular first (docs/product.md, section 4): a single day's setting,
 * the timetable, a rule of a Hijri month or with a last day, the standing rule.
 */
export type IqamaSource = 'day' | 'table' | 'dated' | 'standing'

/** One day's times with the source of each. Clock times on 24 hours in the mosque's zone. */
export interface PrayerDay {
  readonly iso: string
  readonly athan: Readonly<Record<DayTimeName, string>>
  /** '' where the one that is set cannot be: before its athan, or not before the next. */
  readonly iqama: Readonly<Record<PrayerName, string>>
  /** Of those, the times that are set. */
  readonly hiddenIqama?: Readonly<Partial<Record<PrayerName, string>>>
  /** Empty on every day but Friday. */
  readonly jumuah: readonly JumuahSlot[]
  /** What is known of each khutbah, in the order of `jumuah`. */
  readonly khutbahs?: readonly Khutbah[] | undefined
  readonly hijri: HijriDate
  /** The Hijri day of the night after it. */
  readonly night: HijriDate
  readonly daylight: boolean
  /** Minutes on the day line. */
  readonly sunset: number
  readonly source: 'computed' | 'table'
  /** Which source supplied each iqama. */
  readonly sources: Readonly<Record<PrayerName, IqamaSource>>
  /** The rule of each iqama as of this day, whether or not it supplied it. */
  readonly rules: Readonly<Record<PrayerName, IqamaRule>>
  readonly override: DayOverride | undefined
  readonly polar: boolean
  /** Only on days of Ramadan, where the mosque shows it. */
  readonly imsak: string | undefined
  /** Of the evening, which begins the next Hijri day. */
  readonly tarawih: readonly Tarawih[]
  readonly eid: EidDay | undefined
  /** The rule of each iqama on this day as text; a different text means a different rule. */
  readonly follows: Readonly<Record<PrayerName | 'jumuah', string>>
}

/** The days under some settings. */
export type DayOf = (date: string) => PrayerDay

/** One day's prayer times. Throws RangeError when the angles result in no time. */
export function computeDay(settings: PrayerSettings, date: string, today?: string): PrayerDay {
  return dayComputer(settings, today)(date)
}

/**
 * A function that computes days under these settings and shares what is the same for all days.
 * The athan comes from the calculation, then a table, then a single day's override; the iqama
 * rules are applied to the result, and a table's or a single day's iqama replaces theirs. An iqama
 * that cannot be is left out, so that nobody comes to the mosque in vain.
 *
 * `today`, the civil date at the mosque, decides which Hijri months have passed unconfirmed: what
 * caches days must compute them again on another day (see `awaitsMonths`).
 */
export function dayComputer(settings: PrayerSettings, today?: string): DayOf {
  const { months, athansOn } = athanDays(settings, today)
  const khutbahsOn = new Map(settings.khutbahs?.map(({ date, slots }) => [date, slots]))
  const imsak = settings.ramadan?.imsak
  const latestOf = remembered(dates => latestTimes(dates.split(' ').map(athansOn)))
  const weekFrom = (date: string, first: number) =>
    latestOf(weekOf(date, first, settings.place.timeZone).join(' '))

  return date => {
    const day = athansOn(date)
    const { hijri, override, table, athan, daylight, line, sunset } = day
    const night = months.nightOf(date)
    const iqama = {} as Record<PrayerName, string>
    const sources = {} as Record<PrayerName, IqamaSource>
    const hiddenIqama: Partial<Record<PrayerName, string>> = {}
    const bounds = { line, nextFajr: athansOn(addDays(date, 1)).line.fajr + DAY_MINUTES }
    const isSound = isOneDay(athan)
    const rules = {} as Record<PrayerName, IqamaRule>
    const follows = {} as Record<PrayerName | 'jumuah', string>
    for (const prayer of PRAYERS) {
      const byHand = override?.iqama?.[prayer]
      const byTable = table?.iqama?.[prayer]
      const ranges = settings.iqama[prayer]
      const range = rangeOn(ranges, ruleDayOf(prayer, { ...day, night }))
      const rule = range?.rule ?? AT_ATHAN
      const first = isCounted(rule) ? rule.weekday : undefined
      const week = first === undefined ? undefined : weekFrom(date, first)
      const byRule = () => clockOf(iqamaOf(rule, prayer, { ...day, week }))
      const isDated = range?.hijriMonth !== undefined || range?.until !== undefined
      sources[prayer] = byHand ? 'day' : byTable ? 'table' : isDated ? 'dated' : 'standing'
      const clock = byHand ?? byTable ?? byRule()
      const isRight = !isSound || minutesOff(prayer, clock, bounds) === 0
      iqama[prayer] = isRight ? clock : ''
      if (!isRight) hiddenIqama[prayer] = clock
      rules[prayer] = ruleOnDay(rule, day)
      if (byHand || override?.athan?.[prayer]) follows[prayer] = date
      else if (byTable) follows[prayer] = 'table'
      else follows[prayer] = JSON.stringify(rules[prayer])
    }
    const usual = rangeOn(settings.jumuah, ruleDayOf('jumuah', { ...day, night }))?.slots ?? []
    const slots = weekday(date) === FRIDAY ? (override?.jumuah ?? usual) : []
    const jumuah = slots.map(slot => slotInSeason(slot, daylight)).sort(byTime)
    const khutbahs = khutbahsOf(date, jumuah.length, khutbahsOn.get(date), settings.rota)
    follows.jumuah = override?.jumuah ? date : JSON.stringify(jumuah)
    return {
      iso: date,
      athan,
      iqama,
      ...(Object.keys(hiddenIqama).length && { hiddenIqama }),
      jumuah,
      ...(khutbahs?.length && { khutbahs }),
      hijri,
      night,
      daylight,
      sunset,
      source: table ? 'table' : 'computed',
      sources,
      rules,
      override,
      polar: day.polar && !table,
      imsak: imsak && hijri.month === RAMADAN ? clockOf(line.fajr - imsak) : undefined,
      tarawih: tarawihOf(settings, night, {
        isha: line.isha,
        iqama: iqama.isha ? nearest(iqama.isha, line.isha) : undefined,
        daylight,
      }),
      eid: eidOn(settings, date, hijri),
      follows,
    }
  }
}

/** The days without their iqamas, under what they depend on. */
type AthanDays = ReturnType<typeof computeAthanDays>

let last: { parts: readonly unknown[]; days: AthanDays } | undefined

/** While iqamas are edited, the rest of the settings are the same objects, and so are these days. */
function athanDays(settings: PrayerSettings, today: string | undefined): AthanDays {
  const { place, calculation, hijri, overrides, tables } = settings
  const parts = [place, calculation, hijri, overrides, tables, today]
  if (last?.parts.every((part, index) => part === parts[index])) return last.days
  last = { parts, days: computeAthanDays(settings, today) }
  return last.days
}

function computeAthanDays(settings: PrayerSettings, today: string | undefined) {
  const months = hijriMonthsOf(settings.hijri, today)
  const overrides = new Map(settings.overrides.map(day => [day.date, day]))
  const tables = new Map(settings.tables.flatMap(({ days }) => days.map(day => [day.date, day])))
  const athansOn = remembered(date => {
    const hijri = months.dateOf(date)
    const override = overrides.get(date)
    const table = tables.get(date)
    const computed = athanTimes(settings, date, hijri.month === RAMADAN)
    const athan = { ...times(table ?? computed), ...given(override?.athan) }
    const daylight = isDaylightTime(date, settings.place.timeZone)
    const line = dayLine(athan)
    const ownSunset = table || override?.athan?.maghrib
    const sunset = ownSunset ? line.maghrib : nearest(computed.sunset, line.maghrib)
    return {
      iso: date,
      hijri,
      override,
      table,
      polar: computed.polar,
      athan,
      daylight,
      line,
      sunset,
    }
  })
  return { months, athansOn }
}

/** A Jumu'ah as of a day. */
export function slotInSeason(slot: JumuahSlotSetting, daylight: boolean): JumuahSlot {
  return {
    time: inSeason(slot.time, daylight),
    ...(slot.khutbah && { khutbah: inSeason(slot.khutbah, daylight) }),
    ...(slot.language && { language: slot.language }),
    ...(slot.label && { label: slot.label }),
    ...(slot.place && { place: slot.place }),
  }
}

function byTime(a: JumuahSlot, b: JumuahSlot): number {
  return a.time < b.time ? -1 : 1
}

function times(source: Readonly<Record<DayTimeName, string>>): Record<DayTimeName, string> {
  const { fajr, sunrise, dhuhr, asr, maghrib, isha } = source
  return { fajr, sunrise, dhuhr, asr, maghrib, isha }
}

function given(athan: DayOverride['athan'] = {}): Partial<Record<DayTimeName, string>> {
  const entries = DAY_TIMES.flatMap(name => (athan[name] ? [[name, athan[name]]] : []))
  return Object.fromEntries(entries)
}
