import { addDays, clockOf, minutesOf } from '../civil.ts'
import { dayLine, nearest } from '../day-line.ts'
import { inSeason } from '../iqama.ts'
import type { PrayerName } from '../names.ts'
import { rangeOn } from '../ranges.ts'
import type { IqamaRule, PrayerSettings, SeasonalClock } from '../settings.ts'
import type { PrayerDay } from '../times.ts'
import type { IqamaChange, JumuahChange } from './change.ts'
import { fridayAfter } from './days-in-words.ts'

/** Announced clock times move by quarters of an hour. */
const QUARTER = 15
/** Minutes an iqama is kept after its athan where a proposal may choose. */
const AT_LEAST = 5
/** Over these days it is seen whether the athan is moving earlier, by this many minutes at least. */
const TREND_DAYS = 14
const TREND_MINUTES = 5

/**
 * The change a volunteer most likely comes for, ready to be saved: from tomorrow the prayer a
 * quarter of an hour later, or earlier where its athan moves so; where minutes are counted, five
 * more.
 */
export function proposedChange(
  settings: PrayerSettings,
  prayer: PrayerName,
  today: string,
  dayOf: (date: string) => PrayerDay,
): IqamaChange {
  const from = addDays(today, 1)
  const rule = rangeOn(settings.iqama[prayer], from)?.rule ?? { kind: 'after-athan', minutes: 10 }
  const change = { kind: 'iqama', prayer, from, until: '', when: 'offered' } as const
  const quarters = quartersFor(prayer, from, dayOf)
  if (rule.kind === 'fixed') {
    return { ...change, rule: { ...rule, time: moved(rule.time, quarters) } }
  }
  const day = dayOf(from)
  if (day.iqama[prayer] === rule.notBefore || day.iqama[prayer] === rule.notAfter) {
    return { ...change, rule: { kind: 'fixed', time: moved(day.iqama[prayer], quarters) } }
  }
  const minutes = Math.min(180, Math.floor(rule.minutes / 5) * 5 + 5)
  return { ...change, rule: { ...rule, minutes } }
}

/** The coming Friday's Jumu'ah from that Friday on, to be changed. */
export function proposedJumuah(settings: PrayerSettings, today: string): JumuahChange {
  const from = fridayAfter(today)
  const slots = rangeOn(settings.jumuah, from)?.slots ?? [{ time: '13:30' }]
  return { kind: 'jumuah', slots: structuredClone(slots), from, until: '' }
}

/** The same iqama under another kind of rule, as it stands on that day. */
export function ruleOfKind(
  kind: IqamaRule['kind'],
  rule: IqamaRule,
  prayer: PrayerName,
  day: PrayerDay,
): IqamaRule {
  if (rule.kind === kind) return rule
  const { notBefore, notAfter } = rule
  const line = dayLine(day.athan)[prayer]
  const clock = rule.kind === 'fixed' ? inSeason(rule.time, day.daylight) : day.iqama[prayer]
  if (kind === 'fixed') return { kind, time: day.iqama[prayer] }
  const ahead = Number.isNaN(minutesOf(clock)) ? 0 : nearest(clock, line) - line
  const counted = rule.kind === 'fixed' ? ahead : rule.minutes
  return {
    kind,
    minutes: Math.max(0, Math.min(180, counted)),
    ...(notBefore && { notBefore }),
    ...(notAfter && { notAfter }),
  }
}

function quartersFor(prayer: PrayerName, from: string, dayOf: (date: string) => PrayerDay): number {
  const athan = (date: string) => dayLine(dayOf(date).athan)[prayer]
  const isEarlier = athan(addDays(from, TREND_DAYS)) <= athan(from) - TREND_MINUTES
  const line = athan(from)
  const iqama = nearest(dayOf(from).iqama[prayer], line)
  return isEarlier && iqama - QUARTER >= line + AT_LEAST ? -QUARTER : QUARTER
}

function moved(clock: SeasonalClock, minutes: number): SeasonalClock {
  const later = (time: string) => clockOf(minutesOf(time) + minutes)
  if (typeof clock === 'string') return later(clock)
  return { standard: later(clock.standard), daylight: later(clock.daylight) }
}
