import {
  NOTHING_YET,
  type PublishingRecord,
  PublishingRecordSchema,
} from '#domain/publishing/record.ts'
import type { Document } from './documents.ts'

/** What publishing has seen and done. */
export const publishingDocument: Document<PublishingRecord> = {
  key: 'publishing',
  schema: PublishingRecordSchema,
  seed: () => NOTHING_YET,
}
