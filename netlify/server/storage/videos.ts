import { z } from 'zod'
import { isVideoId } from '#domain/videos/addresses.ts'
import type { FoundVideo } from '#domain/videos/found.ts'
import { document } from './documents.ts'

const FoundVideoSchema = z.object({
  videoId: z.string().refine(isVideoId),
  title: z.string(),
  publishedAt: z.iso.datetime({ offset: true }).nullable(),
  isLive: z.boolean(),
  canEmbed: z.boolean(),
}) satisfies z.ZodType<FoundVideo>

const VideosSchema = z.object({
  /** The channel of these videos; those of another channel are not used. */
  channel: z.string().nullable(),
  videos: z.array(FoundVideoSchema),
  source: z.enum(['api', 'feed']).nullable(),
  /** When the source returned them; null: never. */
  answeredAt: z.iso.datetime().nullable(),
  /** When the source was last requested, successful or not. */
  askedAt: z.iso.datetime().nullable(),
  /** Why the last request failed, as a code. */
  failure: z.string().nullable(),
})
export type StoredVideos = z.output<typeof VideosSchema>

/** The channel's videos: the last good response of their source. */
export const videosDocument = document<StoredVideos>({
  key: 'videos',
  version: 1,
  schema: VideosSchema,
  items: { 'videos.*': 'videoId' },
  seed: () => ({
    channel: null,
    videos: [],
    source: null,
    answeredAt: null,
    askedAt: null,
    failure: null,
  }),
})
