import { dayLine, nearest } from '#domain/prayer/dayLine.ts'
import { inSeason, MOST_IQAMA_MINUTES } from '#domain/prayer/iqama.ts'
import type { PrayerName } from '#domain/prayer/names.ts'
import { rangeOn } from '#domain/prayer/ranges.ts'
import type { IqamaRule, PrayerSettings } from '#domain/prayer/settings.ts'
import type { PrayerDay } from '#domain/prayer/times.ts'
import { addDays, minutesOf } from '#domain/time/civil.ts'
import type { IqamaChange, JumuahChange } from './change.ts'
import { fridayAfter } from './daysInWords.ts'

/**
 * The rule that is stored for tomorrow, up to the day on which the next one begins: saved as it
 * is, it changes nothing.
 */
export function openedIqama(
  settings: PrayerSettings,
  prayer: PrayerName,
  today: string,
): IqamaChange {
  const from = addDays(today, 1)
  const range = rangeOn(settings.iqama[prayer], from)
  const rule = range?.rule ?? { kind: 'fixed', time: '' }
  return { kind: 'iqama', prayer, rule, from, until: range?.until ?? '', when: 'offered' }
}

/** The slots that are stored for the coming Friday; one blank slot where there are none. */
export function openedJumuah(settings: PrayerSettings, today: string): JumuahChange {
  const from = fridayAfter(today)
  const range = rangeOn(settings.jumuah, from)
  const slots = structuredClone(range?.slots ?? [{ time: '' }])
  return { kind: 'jumuah', slots, from, until: range?.until ?? '' }
}

/** The same iqama under another kind of rule, as on that day. */
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
    minutes: Math.max(0, Math.min(MOST_IQAMA_MINUTES, counted)),
    ...(notBefore && { notBefore }),
    ...(notAfter && { notAfter }),
  }
}
