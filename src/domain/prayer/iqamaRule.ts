import { z } from 'zod'
import { Clock, within } from '#domain/declared/schema.ts'
import { Minutes, SeasonalClock } from './settingFields.ts'

/** The minutes that a rule may round up to. */
export const ROUND_TO = [5, 10, 15] as const

const Bounds = { notBefore: Clock.optional(), notAfter: Clock.optional() }

/**
 * How an iqama is found: by times of the clock, or by minutes from a time of the day. What each kind
 * computes and says is declared in iqama.ts.
 */
export const IqamaRuleSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('fixed'), time: SeasonalClock, ...Bounds }),
  /** Clock times for January to March, April to June, July to September, October to December. */
  z.object({
    kind: z.literal('quarterly'),
    times: z.tuple([Clock, Clock, Clock, Clock]),
    ...Bounds,
  }),
  z.object({
    kind: z.enum(['after-athan', 'after-sunset']),
    minutes: Minutes,
    /** Rounded up to so many minutes of the clock. */
    roundTo: z.literal(ROUND_TO, { error: 'Round up to 5, 10 or 15 minutes.' }).optional(),
    /** Changes only on this weekday (0: Sunday), and counts from the latest time of its week. */
    weekday: within(0, 6, 'The weekday').int().optional(),
    ...Bounds,
  }),
])

export type IqamaRule = z.infer<typeof IqamaRuleSchema>
