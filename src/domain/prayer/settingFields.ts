import { z } from 'zod'
import { Clock, shapeOf } from '#domain/declared/schema.ts'
import { MOST_IQAMA_MINUTES, wholeMinutes } from './prayerFields.ts'

/** The maximum number of Jumu'ah prayers on a Friday. */
export const MOST_SLOTS = 5

/** Those of an iqama rule. */
export const { Minutes } = shapeOf(
  { Minutes: { kind: 'number', label: 'Minutes', ...wholeMinutes(0, MOST_IQAMA_MINUTES) } },
  'sent',
)

/** One clock time all year, or one for standard and one for daylight time. */
export const seasonal = (clock: typeof Clock) =>
  z.union([clock, z.object({ standard: clock, daylight: clock })], {
    error: 'Enter a time as HH:MM, or one for standard and one for daylight time.',
  })
export const SeasonalClock = seasonal(Clock)
export type SeasonalClock = z.infer<typeof SeasonalClock>
