import { PRAYERS } from '#domain/prayer/names.ts'
import { eventHourTexts as texts } from '#texts/eventWords.ts'
import { prayerNames } from '#texts/prayerNames.ts'

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
export function relativeInWords(time: RelativeTime): string {
  const what = momentInWords(time)
  const { minutes } = time
  if (minutes === 0) return texts.at(what)
  return minutes < 0 ? texts.before(-minutes, what) : texts.after(minutes, what)
}

/** 'Fajr athan', at the end of a range of hours. */
export const untilInWords = (time: RelativeTime): string =>
  time.minutes === 0 ? momentInWords(time) : relativeInWords(time)

function momentInWords({ prayer, at }: RelativeTime): string {
  if (prayer === 'sunrise') return texts.sunrise
  if (prayer === 'jumuah') return texts[at === 'athan' ? 'khutbah' : 'prayer'](prayerNames[prayer])
  return texts[at](prayerNames[prayer])
}

/** 'for 1 hour 30 minutes'. */
export function spanInWords({ lasts }: TimeSpan): string {
  const [hours, minutes] = [Math.floor(lasts / 60), lasts % 60]
  if (!hours) return texts.forMinutes(minutes)
  return minutes ? texts.forBoth(hours, minutes) : texts.forHours(hours)
}

/** The prayers that have an iqama, for choices. */
export const hasIqama = (prayer: RelativePrayer): boolean =>
  prayer === 'jumuah' || PRAYERS.some(name => name === prayer)
