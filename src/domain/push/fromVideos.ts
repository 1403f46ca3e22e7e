import { HOUR } from '#domain/time/units.ts'
import type { FoundVideo } from '#domain/videos/found.ts'
import { pushNewsTexts as texts } from '#texts/pushNews.ts'
import type { News } from './outbox.ts'

const REMEMBERED = 20

/** Announces each video once when it is live; of use for an hour. */
export function videoNews(
  videos: readonly FoundVideo[],
  seen: readonly string[],
  now: Date,
): { news: News[]; seen: readonly string[] } {
  const live = videos.filter(({ isLive, videoId }) => isLive && !seen.includes(videoId))
  if (live.length === 0) return { news: [], seen }
  const news = live.map(
    ({ videoId, title }): News => ({
      topic: 'videos',
      tag: `video-${videoId}`,
      title: texts.live(title),
      body: texts.liveText,
      url: '/videos',
      until: new Date(now.getTime() + HOUR).toISOString(),
    }),
  )
  return { news, seen: [...seen, ...live.map(({ videoId }) => videoId)].slice(-REMEMBERED) }
}
