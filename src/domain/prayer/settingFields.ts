import { z } from 'zod'
import { Clock, shapeOf } from '#domain/declared/schema.ts'
import { MOST_IQAMA_MINUTES, wholeMinutes } from './prayerFields.ts'

/** The maximum number of Jumu'ah prayers on a Friday. */
export const MOST_SLOTS = 5

const MINUTES = { kind: 'number', label: 'Minutes' } as const
/** Those of an iqama rule; those before Fajr and after sunrise. */
export const { Minutes, NearMinutes } = shapeOf(
  {
    Minutes: { ...MINUTES, ...wholeMinutes(0, MOST_IQAMA_MINUTES) },
    NearMinutes: { ...MINUTES, ...wholeMinutes(1, 60) },
  },
  'sent',
)

/** One clock time all year, or one for standard and one for daylight time. */
export const seasonal = (clock: typeof Clock) =>
  z.union([clock, z.object({ standard: clock, daylight: clock })], {
    error: 'Enter a time as HH:MM, or one for standard and one for daylight time.',
  })
export const SeasonalClock = seasonal(Clock)
export type SeasonalClock = z.infer<typeof SeasonalClock>
