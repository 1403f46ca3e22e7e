import { LABELS, PRAYERS } from '#domain/prayer/names.ts'

/** What an event's time can be relative to, in the order of the day. */
export const RELATIVE_PRAYERS = [
  'fajr',
  'sunrise',
  'dhuhr',
  'jumuah',
  'asr',
  'maghrib',
  'isha',
] as const
export type RelativePrayer = (typeof RELATIVE_PRAYERS)[number]

/** The maximum distance of a time from its prayer, in minutes. */
export const MOST_MINUTES = 360

/**
 * A time that follows a prayer: '15 minutes after Maghrib iqama'. Sunrise has no iqama. Of several
 * Jumu'ah prayers, 'before' counts from the first and 'after' from the last; its 'athan' is the
 * sermon. On a day without Jumu'ah it counts from Dhuhr.
 */
export interface RelativeTime {
  prayer: RelativePrayer
  at: 'athan' | 'iqama'
  /** After it, or before it when negative; whole minutes. */
  minutes: number
}

/** An end that follows the start, in whole minutes. */
export interface TimeSpan {
  lasts: number
}

/** '15 minutes after Maghrib iqama', 'at Fajr athan', '1 minute before sunrise'. */
export function relativeInWords({ prayer, at, minutes }: RelativeTime): string {
  const count = Math.abs(minutes)
  const what = prayer === 'sunrise' ? 'sunrise' : `${LABELS[prayer]} ${pointOf(prayer, at)}`
  if (count === 0) return `at ${what}`
  return `${count} ${count === 1 ? 'minute' : 'minutes'} ${minutes < 0 ? 'before' : 'after'} ${what}`
}

const pointOf = (prayer: RelativePrayer, at: RelativeTime['at']) =>
  prayer === 'jumuah' ? (at === 'athan' ? 'khutbah' : 'prayer') : at

/** 'for 1 hour 30 minutes'. */
export function spanInWords({ lasts }: TimeSpan): string {
  const part = (count: number, unit: string) =>
    count > 0 ? `${count} ${unit}${count === 1 ? '' : 's'}` : ''
  const parts = [part(Math.floor(lasts / 60), 'hour'), part(lasts % 60, 'minute')]
  return `for ${parts.filter(Boolean).join(' ') || '0 minutes'}`
}

/** The prayers that have an iqama, for choices. */
export const hasIqama = (prayer: RelativePrayer): boolean =>
  prayer === 'jumuah' || PRAYERS.some(name => name === prayer)
