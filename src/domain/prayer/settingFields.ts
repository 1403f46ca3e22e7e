import { z } from 'zod'
import { isCivilDate, minutesOf } from '#domain/time/civil.ts'

/** The maximum minutes of an iqama rule. */
export const MOST_IQAMA_MINUTES = 180
/** The maximum length of a Jumu'ah's language or label, and of a day's note. */
export const LABEL_MOST = 80
export const NOTE_MOST = 200
/** The maximum length of a khutbah's topic. */
export const TOPIC_MOST = 120

export const CivilDate = z.string().refine(isCivilDate, {
  error: 'Enter a real date as YYYY-MM-DD, for example 2027-03-14.',
  abort: true,
})
export const Clock = z.string().refine(clock => !Number.isNaN(minutesOf(clock)), {
  error: 'Enter a time of day on 24 hours as HH:MM, for example 13:30.',
  abort: true,
})
export const within = (min: number, max: number, what: string) =>
  z
    .number({ error: `${what} must be a number.` })
    .min(min, { error: `${what} must be at least ${min}.`, abort: true })
    .max(max, { error: `${what} must be at most ${max}.`, abort: true })
export const Minutes = within(0, MOST_IQAMA_MINUTES, 'Minutes').int({
  error: 'Minutes must be whole.',
})
export const Adjustment = within(-60, 60, 'An adjustment in minutes')
  .int({ error: 'An adjustment must be whole minutes.' })
  .default(0)
const text = (most: number) =>
  z.string().trim().min(1, { error: 'Leave it out or write something.' }).max(most)
export const Label = text(LABEL_MOST)
export const Topic = text(TOPIC_MOST)

/** One clock time all year, or one for standard and one for daylight time. */
export const SeasonalClock = z.union([Clock, z.object({ standard: Clock, daylight: Clock })], {
  error: 'Enter a time as HH:MM, or one for standard and one for daylight time.',
})
export type SeasonalClock = z.infer<typeof SeasonalClock>
