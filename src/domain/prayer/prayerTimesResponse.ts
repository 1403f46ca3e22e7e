import { remembered } from '#domain/remembered.ts'
import {
  addDays,
  civilDateIn,
  clockChange,
  datesFrom,
  FRIDAY,
  firstOfMonth,
  weekday,
} from '#domain/time/civil.ts'
import { otherAsr } from './athan.ts'
import { type ClosedDay, closedDay } from './closedDay.ts'
import type { Closure } from './closure.ts'
import { extraTimesOf } from './extraTimes.ts'
import { ruleInWords } from './iqama.ts'
import { type ComparedDay, changesOn } from './marks.ts'
import { methodInfo } from './methods.ts'
import { maghribOf } from './moments.ts'
import { moonNights } from './moonNight.ts'
import { comeWithExpected, moonNotice } from './moonNotice.ts'
import { DAY_TIMES, PRAYERS, type PrayerName } from './names.ts'
import { shareDays } from './ranges.ts'
import {
  AHEAD,
  type IfSeen,
  LOOK_BACK,
  type PrayerRow,
  type PrayerTimesResponse,
} from './response.ts'
import { hijriInResponse, MONTHS_IN_RESPONSE, responseDate } from './responseForms.ts'
import { settled } from './season.ts'
import type { PrayerSettings } from './settings.ts'
import { dayComputer, type PrayerDay } from './times.ts'
import { asTold, toldDay } from './told.ts'
import { translatedTimes } from './translatedTimes.ts'

/**
 * The prayer times response: from the first of this month in the mosque's zone to the end of the
 * next, or the whole of `year`, with what closures cancel. Depends only on these, the settings, the day
 * at the mosque and whether its Maghrib has been; `dayOf` is for callers that cache computed days.
 */
export function prayerTimesResponse(
  settings: PrayerSettings,
  {
    now,
    year,
    closures = [],
    dayOf = remembered(dayComputer(settings, civilDateIn(settings.place.timeZone, now))),
  }: {
    now: Date
    year?: number
    closures?: readonly Closure[]
    dayOf?: (date: string) => PrayerDay
  },
): PrayerTimesResponse {
  const { timeZone, ...place } = settings.place
  const today = civilDateIn(timeZone, now)
  const from = year ? `${year}-01-01` : firstOfMonth(today)
  const until = year ? `${year}-12-31` : addDays(firstOfMonth(today, 2), -1)
  const held = (day: PrayerDay) => closedDay(day, closures, timeZone)
  const comparedOf = remembered(asTold(date => held(dayOf(date)), settings))
  const nights = moonNights(settings, today, dayOf, held)
  const isNight = maghribOf(today, dayOf(today).athan, timeZone) <= now
  const rowOf = (date: string): PrayerRow => {
    const row = toRow(held(dayOf(date)), { dayOf, comparedOf, settings })
    const seen = nights.dayIfSeen(date)
    const awaits = nights.waitOn(date)
    // The evening of day 30 has settled what nobody confirmed of it.
    if (isNight && date === today && row.settlesOn === today) return settled(row, today, isNight)
    const open = { ...row, ...(seen && ifSeen(row, seen)), ...(awaits && { awaits }) }
    return settled(open, today, isNight)
  }
  const days = datesFrom(from, until).map(dayOf)
  const following = year ? datesFrom(addDays(until, 1), addDays(until, AHEAD)) : []
  const told = datesFrom(addDays(today > from ? today : from, -LOOK_BACK), until)
    .filter(date => date < from || comparedOf(date).told)
    .map(date => toldDay(comparedOf(date), comparedOf, timeZone))
  const tables = days.filter(day => day.source === 'table').length
  return translatedTimes({
    clock: '24h',
    info: days.map(day => rowOf(day.iso)),
    previous: rowOf(addDays(from, -1)),
    ...(following.length && { following: following.map(rowOf) }),
    ...(told.length && { told }),
    zone: timeZone,
    place,
    method: methodInfo(settings.calculation, place.latitude),
    source: tables === 0 ? 'computed' : tables === days.length ? 'table' : 'mixed',
    ...(settings.hijri.turnsAt === 'midnight' && { hijriTurnsAt: 'midnight' }),
    ...(settings.extraTimes?.sunrise === false && { hidesSunrise: true }),
    rules: rulesInWords(settings, from, until),
    jumuah: jumuahSets([...days, ...following.map(dayOf)]),
  })
}

function toRow(
  day: ClosedDay,
  {
    dayOf,
    comparedOf,
    settings: { place, calculation, hijri, extraTimes },
  }: {
    dayOf: (date: string) => PrayerDay
    comparedOf: (date: string) => ComparedDay
    settings: PrayerSettings
  },
): PrayerRow {
  const zone = place.timeZone
  const { iso, athan, override } = day
  const { changes, only } = changesOn(comparedOf(iso), comparedOf, zone)
  const clock = clockChange(iso, zone)
  const moon = moonNotice(day, dayOf, hijri.tellsExpected === true)
  const extra = extraTimes && {
    ...extraTimesOf(extraTimes, day, dayOf(addDays(iso, 1)), zone),
    ...(extraTimes.asr && { asr: otherAsr({ place, calculation }, iso) }),
  }
  return {
    date: responseDate(iso),
    iso,
    ...ofHijriDay(day),
    ...(day.hijri.expected && { expected: true }),
    ...(day.hijri.settlesOn && { settlesOn: day.hijri.settlesOn }),
    sunrise: athan.sunrise,
    jumuah: day.jumuah.map(slot => slot.time),
    ...(day.khutbahs && { khutbahs: day.khutbahs }),
    ...(override?.note && { note: override.note }),
    ...(moon && { moon }),
    ...(override && { override: replacedBy(override) }),
    ...(changes.length && { changes }),
    ...(only.length && { only }),
    ...(comeWithExpected(changes, day, dayOf) && { changesExpected: true }),
    ...(clock && { clock }),
    ...(day.source === 'table' && { table: PRAYERS.filter(name => day.sources[name] === 'table') }),
    ...(day.polar && { polar: true }),
    ...(extra && Object.keys(extra).length > 0 && { extra }),
  }
}

/** What a day's Hijri date can change. */
function ofHijriDay({ hijri, athan, iqama, imsak, tarawih, eid, jumuah, closed }: ClosedDay) {
  const off = closed?.prayers ?? []
  const isOff = (prayer: PrayerName) =>
    off.includes(prayer) || (prayer === 'dhuhr' && off.includes('jumuah') && jumuah.length === 0)
  const at = (prayer: PrayerName) => ({
    ...{ time: athan[prayer], iqama: iqama[prayer] },
    ...(isOff(prayer) && { congregation: false as const }),
  })
  return {
    hijri: hijriInResponse(hijri),
    fajr: at('fajr'),
    dhuhr: at('dhuhr'),
    asr: at('asr'),
    maghrib: at('maghrib'),
    isha: at('isha'),
    ...(imsak && { imsak }),
    ...(tarawih.length && { tarawih }),
    ...(eid && { eid }),
    ...(closed && { closed }),
  }
}

function ifSeen(row: PrayerRow, seen: PrayerDay): { ifSeen?: IfSeen } {
  const names = Object.entries({ tarawih: [], ...ofHijriDay(seen) }).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(row[name as keyof IfSeen] ?? []),
  )
  return names.length > 0 ? { ifSeen: Object.fromEntries(names) } : {}
}

function replacedBy({ athan, iqama, jumuah }: NonNullable<PrayerDay['override']>) {
  const athans = DAY_TIMES.filter(name => athan?.[name])
  const iqamas = PRAYERS.filter(name => iqama?.[name])
  return {
    ...(athans.length && { athan: athans }),
    ...(iqamas.length && { iqama: iqamas }),
    ...(jumuah && { jumuah: true as const }),
  }
}

function rulesInWords(settings: PrayerSettings, from: string, until: string) {
  const words = (prayer: PrayerName) =>
    settings.iqama[prayer]
      .filter(range => shareDays(range, { from, until }))
      .map(range => ({
        ...(range.from && { from: range.from }),
        ...(range.until && { until: range.until }),
        ...(range.hijriMonth && { hijriMonth: MONTHS_IN_RESPONSE[range.hijriMonth - 1] }),
        text: ruleInWords(range.rule),
      }))
  return {
    fajr: words('fajr'),
    dhuhr: words('dhuhr'),
    asr: words('asr'),
    maghrib: words('maghrib'),
    isha: words('isha'),
  }
}

function jumuahSets(days: readonly PrayerDay[]): PrayerTimesResponse['jumuah'] {
  const sets: { from: string; slots: PrayerDay['jumuah'] }[] = []
  for (const { iso, jumuah } of days.filter(day => weekday(day.iso) === FRIDAY)) {
    if (JSON.stringify(sets.at(-1)?.slots) !== JSON.stringify(jumuah)) {
      sets.push({ from: iso, slots: jumuah })
    }
  }
  return sets
}
