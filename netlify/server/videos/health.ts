import type { Health } from '#contract/health.ts'
import { MINUTE } from '#domain/time/units.ts'
import { env } from '../env.ts'
import { read } from '../storage/documents.ts'
import { videosDocument } from '../storage/videos.ts'

/** Six ticks, so that one or two failures are not reported. */
const OLD_AFTER_MS = 30 * MINUTE

/** How old the list of videos is and what is missing in it, by what is stored. Throws StorageError. */
export async function videosHealth(): Promise<Health['videos']> {
  const { youtubeChannelId: channel, youtubeApiKey: key } = env()
  if (!channel) return { state: 'off', at: null }
  const { value } = await read(videosDocument)
  if (value.channel !== channel || !value.askedAt) return { state: 'unknown', at: null }
  const { answeredAt: at, source } = value
  if (!at || Date.now() - Date.parse(at) > OLD_AFTER_MS) return { state: 'old', at }
  return { state: key && source === 'feed' ? 'feed alone' : 'current', at }
}
