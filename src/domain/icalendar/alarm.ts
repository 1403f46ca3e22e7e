import { DAY_MINUTES } from '#domain/time/civil.ts'
import { reminderTexts as texts } from '#texts/calendar.ts'
import { type Component, icalText } from './lines.ts'

/** The minutes before a start at which a calendar can remind; few, since each is a cached copy. */
export const ALARMS = [0, 5, 10, 15, 20, 30, 45, 60, 120, DAY_MINUTES] as const

/** Reads '?alarm=10'; other whole numbers count as the nearest of `ALARMS`, anything else as none. */
export function alarmOf(query: URLSearchParams): number | undefined {
  const text = query.get('alarm') ?? ''
  if (!/^\d+$/.test(text)) return undefined
  const wanted = Math.min(Number(text), ALARMS[ALARMS.length - 1] ?? 0)
  const away = (minutes: number) => Math.abs(minutes - wanted)
  return ALARMS.reduce<number>((best, one) => (away(one) < away(best) ? one : best), ALARMS[0])
}

/** 'At the start', '10 minutes before', '1 day before'. */
export function alarmInWords(minutes: number): string {
  if (minutes === 0) return texts.atStart
  if (minutes % 60) return texts.minutes(minutes)
  return minutes % DAY_MINUTES ? texts.hours(minutes / 60) : texts.days(minutes / DAY_MINUTES)
}

/** A reminder of an entry that many minutes before its start (RFC 5545, section 3.6.6). */
export const alarmComponent = (title: string, minutes: number): Component => ({
  name: 'VALARM',
  properties: [
    ['ACTION', 'DISPLAY'],
    ['TRIGGER', minutes === 0 ? 'PT0S' : `-PT${minutes}M`],
    ['DESCRIPTION', icalText(title)],
  ],
})
