import { z } from 'zod'
import { Clock } from '#domain/declared/schema.ts'

/** The maximum minutes of an iqama rule. */
export const MOST_IQAMA_MINUTES = 180
/** The maximum length of a Jumu'ah's language or label, and of a day's note. */
export const LABEL_MOST = 80
export const NOTE_MOST = 200
/** The maximum number of Jumu'ah prayers on a Friday. */
export const MOST_SLOTS = 5
/** The maximum length of a khutbah's topic. */
export const TOPIC_MOST = 120

export const wholeMinutes = (min: number, max: number) => {
  const error = `Enter whole minutes from ${min} to ${max}.`
  return z.int({ error }).min(min, { error, abort: true }).max(max, { error, abort: true })
}
export const Minutes = wholeMinutes(0, MOST_IQAMA_MINUTES)
export const Adjustment = wholeMinutes(-60, 60).default(0)
/** A text that may be left out. */
export const shortText = (most: number) =>
  z
    .string()
    .trim()
    .min(1, { error: 'Leave it out or write something.' })
    .max(most, { error: tooLong(most) })
export const tooLong = (most: number) => `Write at most ${most} characters.`
export const Label = shortText(LABEL_MOST)
export const TopicText = shortText(TOPIC_MOST)

/** One clock time all year, or one for standard and one for daylight time. */
export const seasonal = (clock: typeof Clock) =>
  z.union([clock, z.object({ standard: clock, daylight: clock })], {
    error: 'Enter a time as HH:MM, or one for standard and one for daylight time.',
  })
export const SeasonalClock = seasonal(Clock)
export type SeasonalClock = z.infer<typeof SeasonalClock>
