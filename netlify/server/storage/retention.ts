import { type Retention, RetentionSchema } from '#domain/retention/stored.ts'
import { document } from './documents.ts'

/** What owners set about how long data is kept: nothing is removed before they do. */
export const retentionDocument = document<Retention>({
  key: 'retention',
  version: 1,
  schema: RetentionSchema,
  seed: () => ({ logMonths: null }),
})
