import { z } from 'zod'
import { Clock, within } from '#domain/declared/schema.ts'

/** The maximum minutes of an iqama rule. */
export const MOST_IQAMA_MINUTES = 180
/** The maximum length of a Jumu'ah's language or label, and of a day's note. */
export const LABEL_MOST = 80
export const NOTE_MOST = 200
/** The maximum length of a khutbah's topic. */
export const TOPIC_MOST = 120

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
