import { posterSet, watchAddress } from '#domain/videos/addresses.ts'
import { featuredWords, playWords, type Video } from '#domain/videos/videos.ts'
import { publishedWords } from '#domain/videos/words.ts'
import { mosqueZone } from '#stores/clock.ts'

/** Puts a video into a card or into the featured element. */
export function fill(place: HTMLElement, video: Video): void {
  place.dataset.video = video.videoId
  place.toggleAttribute('data-live', video.isLive)
  say(place, 'kind', featuredWords(video))
  say(place, 'title', video.title)
  say(place, 'date', publishedWords(video, mosqueZone()))
  say(place, 'link', playWords(video))
  for (const link of place.querySelectorAll('a')) link.href = watchAddress(video.videoId)
  place.querySelector('.video-poster')?.toggleAttribute('data-play', !video.onYouTubeOnly)
  const image = place.querySelector('img')
  if (!image) return
  image.srcset = posterSet(video.thumbnail)
  image.src = video.thumbnail
}

function say(place: HTMLElement, name: string, text: string): void {
  const part = place.querySelector(`[data-video-${name}]`)
  if (part) part.textContent = text
}

/** The key of a video, as `shown` reads it from the page. */
export const videoKey = (video: Video): string => `${video.videoId} ${video.isLive} ${video.title}`

/** The key of the video in an element. */
export const shown = (place: HTMLElement): string =>
  `${place.dataset.video} ${place.hasAttribute('data-live')} ${place.querySelector('[data-video-title]')?.textContent}`
