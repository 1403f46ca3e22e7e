import { z } from 'zod'
import { PrayerSettingsSchema } from '#domain/prayer/settings.ts'
import { RevisionsSchema } from '#domain/publishing/revisions.ts'
import { StoredSiteSchema } from '#domain/settings/storedSite.ts'
import { SITE_THEMES } from '#domain/theme/siteTheme.ts'
import type { Video } from '#domain/videos/answer.ts'

const VideoSchema = z.object({
  videoId: z.string(),
  title: z.string(),
  thumbnail: z.string(),
  isLive: z.literal(false),
  publishedAt: z.string().optional(),
  onYouTubeOnly: z.literal(true).optional(),
}) satisfies z.ZodType<Video>

const Revision = z.number().int().min(0)

/** What one build knows of the stored content; written by the server, read by the pages. */
export const SnapshotSchema = z.object({
  takenAt: z.iso.datetime(),
  /** Of every stored document that went into it; build.json passes them on. */
  revisions: RevisionsSchema,
  prayer: z.object({ revision: Revision, settings: PrayerSettingsSchema }),
  site: z.object({ revision: Revision, fields: StoredSiteSchema }),
  theme: z.enum(SITE_THEMES),
  /** Nothing in it is live. */
  videos: z.object({ featuredVideo: VideoSchema.nullable(), otherVideos: z.array(VideoSchema) }),
})
export type Snapshot = z.output<typeof SnapshotSchema>
