import { z } from 'zod'
import { LOG_MONTHS } from './lifetimes.ts'

/** How long entries of the activity log are kept; null: for as long as the site exists. */
export const RetentionSchema = z.object({ logMonths: z.literal(LOG_MONTHS).nullable() })
export type Retention = z.output<typeof RetentionSchema>
