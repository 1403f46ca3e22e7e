import { z } from 'zod'
import { SavedContentSchema } from '#domain/content/saved.ts'
import { StoredEventSchema } from '#domain/events/stored.ts'
import { HabitsSchema } from '#domain/habits/habitsSchema.ts'
import { ENGLISH_ALONE, LanguagesSchema } from '#domain/languages/stored.ts'
import { PublicNoticeSchema } from '#domain/notices/stored.ts'
import { PrayerSettingsSchema } from '#domain/prayer/settings.ts'
import { RevisionsSchema } from '#domain/publishing/revisions.ts'
import { RetentionSchema } from '#domain/retention/stored.ts'
import { SEED_STRUCTURE } from '#domain/structure/seed.ts'
import { StructureSchema } from '#domain/structure/structureSchema.ts'
import { ThemeSchema } from '#domain/theme/themeSchema.ts'
import { StoredTranslationsSchema } from '#domain/translations/stored.ts'
import type { Video } from '#domain/videos/videos.ts'

const VideoSchema = z.object({
  videoId: z.string(),
  title: z.string(),
  thumbnail: z.string(),
  isLive: z.literal(false),
  publishedAt: z.string().optional(),
  onYouTubeOnly: z.literal(true).optional(),
}) satisfies z.ZodType<Video>

const Revision = z.number().int().min(0)
/** Of the last save; null: as the site came. */
const SavedAt = z.iso.datetime().nullable().default(null)

/** An event as visitors see it: with its days and relative times resolved, and without who saved it. */
const PublicEventSchema = StoredEventSchema.omit({ savedAt: true, savedBy: true }).extend({
  times: z.record(z.string(), z.tuple([z.string(), z.string()]).readonly()).optional(),
  occurrences: z.array(z.string()).readonly().optional(),
  canceled: z.record(z.string(), z.string()).readonly().optional(),
})

/** The stored content that one build has; written by the server, read by the pages. */
export const SnapshotSchema = z.object({
  takenAt: z.iso.datetime(),
  /** The revision of every stored document in it; build.json contains them. */
  revisions: RevisionsSchema,
  prayer: z.object({ revision: Revision, savedAt: SavedAt, settings: PrayerSettingsSchema }),
  /** The sections that were ever saved; they override the seed. */
  content: SavedContentSchema.extend({ revision: Revision }),
  /** The pages and menus. */
  structure: StructureSchema.default(SEED_STRUCTURE),
  /** The center's own logo, where it is a stored picture: icons and pictures are drawn with it. */
  logo: z.object({ name: z.string(), data: z.base64() }).nullable().default(null),
  ...ThemeSchema.shape,
  /** Those that visitors find on the day of the build; when each was last saved is for the sitemap, not for the pages' islands. */
  events: z.object({
    revision: Revision,
    events: z.array(PublicEventSchema),
    savedAt: z.record(z.string(), z.iso.datetime()).default({}),
  }),
  /** Those in force at the build, and to come. */
  notices: z.array(PublicNoticeSchema),
  retention: RetentionSchema.default({ logMonths: null }),
  /** Where an owner has chosen any. */
  habits: HabitsSchema.optional(),
  languages: LanguagesSchema.default(ENGLISH_ALONE),
  /** What people wrote, in the further languages. */
  translations: z.record(z.string(), StoredTranslationsSchema.shape.texts).default({}),
  /** Without live marks. Pages of a site without a channel never ask for videos. */
  videos: z.object({
    hasChannel: z.boolean(),
    featuredVideo: VideoSchema.nullable(),
    otherVideos: z.array(VideoSchema),
  }),
})
export type Snapshot = z.output<typeof SnapshotSchema>
