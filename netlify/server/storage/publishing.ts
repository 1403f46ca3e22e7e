import {
  NOTHING_YET,
  type PublishingRecord,
  PublishingRecordSchema,
} from '#domain/publishing/record.ts'
import { document } from './documents.ts'

/** The state of publishing. */
export const publishingDocument = document<PublishingRecord>({
  key: 'publishing',
  version: 1,
  schema: PublishingRecordSchema,
  seed: () => NOTHING_YET,
})
