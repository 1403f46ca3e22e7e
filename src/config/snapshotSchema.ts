import { z } from 'zod'
import { PrayerSettingsSchema } from '#domain/prayer/settings.ts'

/** What one build knows of the stored content; written by the server, read by the pages. */
export const SnapshotSchema = z.object({
  takenAt: z.iso.datetime(),
  prayer: z.object({ revision: z.number().int().min(0), settings: PrayerSettingsSchema }),
})
export type Snapshot = z.output<typeof SnapshotSchema>
