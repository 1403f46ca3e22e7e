import { describe, expect, it } from 'vitest'
import { type FoundVideo, videoList, withoutLive } from './found.ts'

const found = (videoId: string, more: Partial<FoundVideo> = {}): FoundVideo => ({
  videoId,
  title: `Title of ${videoId}`,
  publishedAt: null,
  isLive: false,
  canEmbed: true,
  ...more,
})
const fetchedAt = new Date('2026-11-27T18:00:00Z')
const respond = (videos: FoundVideo[], minutes = 0) =>
  videoList(videos, { fetchedAt, now: new Date(fetchedAt.getTime() + minutes * 60_000) })

describe('the featured video', () => {
  it.each<[string, FoundVideo[], number, string | undefined, boolean | undefined]>([
    ['the newest', [found('a'), found('b')], 0, 'a', false],
    ['the live one, though older', [found('a'), found('b', { isLive: true })], 30, 'b', true],
    [
      'not a live one fetched over half an hour ago',
      [found('a'), found('b', { isLive: true })],
      31,
      'a',
      false,
    ],
    [
      'one that plays on this site',
      [found('a', { isLive: true, canEmbed: false }), found('b')],
      0,
      'b',
      false,
    ],
    [
      'one that plays only on YouTube when there is no other',
      [found('a', { canEmbed: false })],
      0,
      'a',
      false,
    ],
    ['none without videos', [], 0, undefined, undefined],
  ])('is %s', (_, videos, minutes, videoId, isLive) => {
    const list = respond(videos, minutes)
    expect([list.featuredVideo?.videoId, list.featuredVideo?.isLive]).toEqual([videoId, isLive])
    expect(list.otherVideos).toHaveLength(Math.max(0, videos.length - 1))
  })
})

it('is never live in a prebuilt page', () => {
  const { featuredVideo, otherVideos } = withoutLive(
    respond([found('a', { isLive: true }), found('b', { isLive: true })]),
  )
  expect([featuredVideo, ...otherVideos].map(video => video?.isLive)).toEqual([false, false])
})
