import { clock12 } from '#domain/time/civil.ts'
import type { ReadyState } from './schedule.ts'

/** 'HH:MM' until something; '00:00' once it is past. */
export function countdownHHMM(minutes: number): string {
  const left = Math.max(0, minutes)
  return `${String(Math.floor(left / 60)).padStart(2, '0')}:${String(left % 60).padStart(2, '0')}`
}

/** 'Xh Ym' until something; '0h 0m' once it is past. */
export function countdownShort(minutes: number): string {
  const left = Math.max(0, minutes)
  return `${Math.floor(left / 60)}h ${left % 60}m`
}

/** '25 min', from an hour on '1h 37m'. */
export function durationInWords(minutes: number, unit = ' min'): string {
  return minutes < 60 ? `${minutes}${unit}` : countdownShort(minutes)
}

/** 'Next: Asr in 01:45', the countdown of docs/product.md, section 4. */
export function nextInWords({ next, minutesToNext }: ReadyState): string {
  return `Next: ${next.label} in ${countdownHHMM(minutesToNext)}`
}

/**
 * The lead as one sentence: the words to show large, the separator, and the rest, which may be on its
 * own line: 'Isha iqama in 25 min' ' · ' '7:30 PM',
 * "Jumu'ah: khutbah at 1:15 PM" ', ' 'in 1h 45m'.
 */
export function leadInWords(state: ReadyState): readonly [string, string, string] {
  const { what, label, time, minutes } = state.lead
  const left = `in ${durationInWords(minutes)}`
  if (what === 'athan') return [nextInWords(state), ' · ', clock12(time)]
  if (what === 'iqama') return [`${label} iqama ${left}`, ' · ', clock12(time)]
  if (what === 'time') return [`${label} ${left}`, ' · ', clock12(time)]
  const step = label.endsWith(what) ? label : `${label}: ${what}`
  return [`${step} at ${clock12(time)}`, ', ', left]
}

/**
 * The lead in the few words of the banner's badge: which prayer, how long until then, and a second
 * line for the hours of Jumu'ah and for notices of the day.
 */
export function badgeInWords({ lead, notices }: ReadyState): readonly [string, string, string] {
  const { what, label, time, minutes, slot } = lead
  const left =
    what === 'athan'
      ? `in ${countdownShort(minutes)}`
      : `${what === 'time' || label.endsWith(what) ? '' : `${what} `}in ${durationInWords(minutes, 'm')}`
  const lines = [...notices]
  if (slot) lines.push([clock12(time), ...afterKhutbah(lead)].join(', '))
  return [label, left, lines.join(' · ')]
}

/** The prayer that follows the khutbah or takbirs being waited for: ['prayer 1:45 PM'], else nothing. */
export function afterKhutbah({ what, slot }: ReadyState['lead']): readonly string[] {
  return slot && what !== 'prayer' ? [`prayer ${clock12(slot.time)}`] : []
}
