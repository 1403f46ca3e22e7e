import { kindOf, type SectionPath } from '#domain/content/registry.ts'
import { DAY } from '#domain/time/civil.ts'
import type { PosterWidth } from '#domain/videos/addresses.ts'
import { env } from '../env.ts'
import { describeError, logLine } from '../log.ts'
import { contentDocument } from '../storage/content.ts'
import { read } from '../storage/documents.ts'
import { putPoster, readPoster } from '../storage/posters.ts'
import { lastVideos } from './current.ts'
import { readUpstream, UpstreamError } from './upstream.ts'

const HOST = 'https://i.ytimg.com'
const BYTES = 1024 * 1024
const TIMEOUT_MS = 6_000

/** YouTube's pictures for each width, best first: not every video has every size. */
const FILES: Record<PosterWidth, readonly string[]> = {
  320: ['mqdefault', 'hqdefault'],
  640: ['sddefault', 'hqdefault'],
  1280: ['maxresdefault', 'sddefault', 'hqdefault'],
}

/**
 * A poster: its bytes; 'missing' if YouTube has none now; 'unknown' for a video of no page.
 */
type Poster = Uint8Array | ArrayBuffer | 'missing' | 'unknown'

const fetching = new Map<string, Promise<Uint8Array | null>>()

/** Whether a page has the video among those that people chose. */
async function isChosen(videoId: string): Promise<boolean> {
  const { sections } = (await read(contentDocument)).value
  return Object.entries(sections).some(
    ([path, { content }]) => content.includes(videoId) && kindOf(path as SectionPath) === 'videos',
  )
}

/**
 * A poster from storage, else from YouTube. Only the channel's own videos and those of pages are
 * fetched, so that no one can fill the storage with others. A poster older than a day is fetched again after the
 * response, since a video gets another picture after it was live. Throws StorageError.
 */
export async function findPoster(
  videoId: string,
  width: PosterWidth,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<Poster> {
  const [stored, known] = await Promise.all([readPoster(videoId, width), lastVideos()])
  const isOurs = known?.videos.some(video => video.videoId === videoId) || (await isChosen(videoId))
  if (stored) {
    const isOld = Date.now() - Date.parse(stored.storedAt) > DAY
    if (isOurs && isOld) waitUntil(fetchPoster(videoId, width))
    return stored.bytes
  }
  if (!isOurs) return 'unknown'
  return (await fetchPoster(videoId, width)) ?? 'missing'
}

/** Fetches and stores a poster once for all requests in the meantime; null when YouTube gives none. */
function fetchPoster(videoId: string, width: PosterWidth): Promise<Uint8Array | null> {
  const key = `${videoId} ${width}`
  const fetched =
    fetching.get(key) ??
    fetchFirst(videoId, FILES[width])
      .then(async bytes => {
        if (bytes) await putPoster(videoId, width, bytes)
        return bytes
      })
      .finally(() => fetching.delete(key))
  fetching.set(key, fetched)
  return fetched
}

async function fetchFirst(videoId: string, files: readonly string[]): Promise<Uint8Array | null> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  for (const file of files) {
    try {
      const address = new URL(`/vi/${videoId}/${file}.jpg`, env().youtubeApiUrl ?? HOST)
      const bytes = await readUpstream(address, { bytes: BYTES, signal })
      if (isJpeg(bytes)) return bytes
      throw new UpstreamError('not_a_picture')
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error
      if (error.code !== 'status_404') {
        logLine('warn', 'poster not fetched', { code: error.code, error: describeError(error) })
        return null
      }
    }
  }
  return null
}

/** JPEG's first marker (ITU-T T.81, Annex B). */
const isJpeg = (bytes: Uint8Array) => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff
