import { z } from 'zod'
import { isVideoId } from '#domain/videos/addresses.ts'
import type { FoundVideo } from '#domain/videos/found.ts'
import type { Feed } from './feed.ts'
import { readUpstream, UpstreamError } from './upstream.ts'

const HOST = 'https://www.googleapis.com'
const RESPONSE_LIMIT = 1024 * 1024
/** The size of one page of the API; more pages would cost more quota. */
const NEWEST = '50'

const VideoId = z.string().refine(isVideoId)

const PlaylistSchema = z.object({
  items: z.array(z.object({ contentDetails: z.object({ videoId: VideoId }) })),
})

const VideosSchema = z.object({
  items: z.array(
    z.object({
      id: VideoId,
      snippet: z.object({
        title: z.string().transform(title => title.trim().slice(0, 200)),
        publishedAt: z.iso.datetime({ offset: true }),
        liveBroadcastContent: z.enum(['none', 'live', 'upcoming']),
      }),
      status: z.object({
        privacyStatus: z.string(),
        uploadStatus: z.string().optional(),
        embeddable: z.boolean().optional(),
      }),
    }),
  ),
})

const GONE = ['deleted', 'failed', 'rejected']

interface DataApi extends Feed {
  key: string
}

/**
 * The channel's 50 newest uploads by the YouTube Data API, for 2 units of its daily quota:
 * playlistItems.list of the uploads (the channel's id with UU for UC) and videos.list. What was
 * deleted or is not public is left out, and so are upcoming videos. The key is sent in a header, so
 * that it is in no log of addresses. Throws UpstreamError.
 */
export async function fetchFromDataApi({
  channel,
  key,
  base,
  signal,
}: DataApi): Promise<FoundVideo[]> {
  const request = async <T>(schema: z.ZodType<T>, list: string, query: Record<string, string>) => {
    const address = new URL(`/youtube/v3/${list}`, base ?? HOST)
    address.search = new URLSearchParams(query).toString()
    const headers = { 'x-goog-api-key': key, accept: 'application/json' }
    const bytes = await readUpstream(address, { bytes: RESPONSE_LIMIT, signal, headers })
    try {
      return schema.parse(JSON.parse(new TextDecoder().decode(bytes)))
    } catch (cause) {
      throw new UpstreamError('unreadable', { cause })
    }
  }

  const uploads = await request(PlaylistSchema, 'playlistItems', {
    part: 'contentDetails',
    playlistId: `UU${channel.slice(2)}`,
    maxResults: NEWEST,
    fields: 'items(contentDetails/videoId)',
  })
  const ids = uploads.items.map(item => item.contentDetails.videoId)
  if (ids.length === 0) return []
  const { items } = await request(VideosSchema, 'videos', {
    part: 'snippet,status',
    id: ids.join(','),
    maxResults: NEWEST,
    fields:
      'items(id,snippet(title,publishedAt,liveBroadcastContent),status(privacyStatus,uploadStatus,embeddable))',
  })
  return items
    .filter(({ status }) => status.privacyStatus === 'public')
    .filter(({ status }) => !GONE.includes(status.uploadStatus ?? ''))
    .filter(({ snippet }) => snippet.liveBroadcastContent !== 'upcoming')
    .map(({ id, snippet, status }) => ({
      videoId: id,
      title: snippet.title,
      publishedAt: snippet.publishedAt,
      isLive: snippet.liveBroadcastContent === 'live',
      canEmbed: status.embeddable !== false,
    }))
    .sort((a, b) => ids.indexOf(a.videoId) - ids.indexOf(b.videoId))
}
