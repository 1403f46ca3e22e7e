import { remembered } from '#domain/remembered.ts'
import { addDays, civilDateIn, datesFrom } from '#domain/time/civil.ts'
import type { ClosedDay } from './closedDay.ts'
import { dayLine, nearest } from './dayLine.ts'
import { type ComparedDay, singlesOn, slotsOf, usualOn } from './marks.ts'
import { onLine } from './moments.ts'
import { PRAYERS } from './names.ts'
import { type ChangeName, LOOK_BACK, type ToldDay } from './response.ts'
import type { PrayerSettings } from './settings.ts'
import { dayComputer, type PrayerDay, slotInSeason } from './times.ts'

type StoredDay = NonNullable<PrayerSettings['told']>[number]
type DayOf = (date: string) => ComparedDay

/** Days with what visitors were told of them, where a save has changed it since. */
export function asTold(
  dayOf: (date: string) => ClosedDay,
  { told = [] }: Pick<PrayerSettings, 'told'>,
): DayOf {
  const stored = new Map(told.map(day => [day.date, day]))
  return date => {
    const day = dayOf(date)
    const was = stored.get(date)
    if (!was) return day
    const times = { iqama: { ...day.iqama }, athan: { ...day.athan } }
    const told = PRAYERS.filter(name => was.iqama?.[name] !== undefined)
    for (const name of told) {
      times.iqama[name] = was.iqama?.[name] ?? times.iqama[name]
      times.athan[name] = was.athan?.[name] ?? times.athan[name]
    }
    if (!was.jumuah) return { ...day, ...times, told }
    const jumuah = was.jumuah.map(slot => slotInSeason(slot, day.daylight))
    return { ...day, ...times, jumuah, told: [...told, 'jumuah'] }
  }
}

/** A day for the response, so that changes can be compared with it. */
export function toldDay(day: ComparedDay, dayOf: DayOf, zone: string): ToldDay {
  const { iso, iqama, jumuah, khutbahs, closed } = day
  const only = singlesOn(day, dayOf, zone)
  return {
    iso,
    fajr: { iqama: iqama.fajr },
    dhuhr: { iqama: iqama.dhuhr },
    asr: { iqama: iqama.asr },
    maghrib: { iqama: iqama.maghrib },
    isha: { iqama: iqama.isha },
    jumuah: jumuah.map(({ time }) => time),
    ...(jumuah.length && { slots: jumuah }),
    ...(khutbahs && { khutbahs }),
    ...(only.length && { only }),
    ...(closed && { closed }),
  }
}

/**
 * Settings about to be saved, with what visitors were told in the last days where these settings would
 * give it otherwise: the change is announced against it. A prayer counts once it has begun, by the old
 * time or the new, and a single day as what was usual. A mosque that moves to another zone begins again.
 */
export function withTold(next: PrayerSettings, before: PrayerSettings, now: Date): PrayerSettings {
  const { told: _, ...settings } = next
  const zone = before.place.timeZone
  if (zone !== next.place.timeZone) return settings
  const today = civilDateIn(zone, now)
  const was = remembered(asTold(dayComputer(before, today), before))
  const is = dayComputer(settings, today)
  const told = datesFrom(addDays(today, -LOOK_BACK), today).flatMap(date => {
    const day = was(date)
    const after = is(date)
    const known: StoredDay = { date }
    for (const name of new Set([day, after].flatMap(one => begunOn(one, zone, now)))) {
      const usual = usualOn(day, name, was, zone)
      if (!usual) continue
      if (name === 'jumuah') {
        if (slotsOf(usual) !== slotsOf(after))
          known.jumuah = usual.jumuah.map(slot => ({ ...slot }))
      } else if (usual.iqama[name] !== after.iqama[name]) {
        known.iqama = { ...known.iqama, [name]: usual.iqama[name] }
        known.athan = { ...known.athan, [name]: usual.athan[name] }
      }
    }
    return known.iqama || known.jumuah ? [known] : []
  })
  return told.length ? { ...settings, told } : settings
}

/** What has begun of a day; what the day does not have, once it is over. */
function begunOn(day: PrayerDay, zone: string, now: Date): ChangeName[] {
  const line = dayLine(day.athan)
  const isOver = day.iso < civilDateIn(zone, now)
  const hasBegun = (clock: string | undefined, athan: number) =>
    clock ? onLine(day.iso, nearest(clock, athan), zone) <= now : isOver
  return [
    ...PRAYERS.filter(name => hasBegun(day.iqama[name], line[name])),
    ...(hasBegun(day.jumuah[0]?.time, line.dhuhr) ? ['jumuah' as const] : []),
  ]
}
