import { expect, it } from 'vitest'
import { latestVideo, type VideosState } from './videos.ts'

const video = { videoId: 'abc123', title: 'Khutbah', thumbnail: '/poster.jpg', isLive: false }

it.each<[string, VideosState, typeof video | undefined]>([
  ['loading', { status: 'loading' }, undefined],
  ['failed', { status: 'failed', message: 'Failed to load videos' }, undefined],
  [
    'ready without one',
    { status: 'ready', videos: { featuredVideo: null, otherVideos: [video] } },
    undefined,
  ],
  [
    'ready with the placeholder of a failure',
    {
      status: 'ready',
      videos: { featuredVideo: { ...video, videoId: '' }, otherVideos: [] },
    },
    undefined,
  ],
  ['ready', { status: 'ready', videos: { featuredVideo: video, otherVideos: [] } }, video],
])('the latest video is found when the videos are %s', (_, state, latest) => {
  expect(latestVideo(state)).toEqual(latest)
})
