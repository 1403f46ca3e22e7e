import { isVideoId, playerAddress } from '#domain/videos/addresses.ts'
import { videoTexts } from '#texts/videoList.ts'

let playing: { frame: HTMLIFrameElement; poster: HTMLElement } | undefined

/** Whether a started video is still shown. */
export const isPlaying = (): boolean => playing?.frame.isConnected ?? false

/** Stops the playing video and restores its poster. */
export function stop(): void {
  playing?.frame.replaceWith(playing.poster)
  playing = undefined
}

/** Plays a video in place of its poster, keeps the focus there, and stops another one. */
function play(poster: HTMLElement, videoId: string, title: string): void {
  stop()
  const frame = document.createElement('iframe')
  frame.src = playerAddress(videoId)
  frame.title = title
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture'
  // The player does not play without a referrer.
  frame.referrerPolicy = 'strict-origin-when-cross-origin'
  poster.replaceWith(frame)
  frame.focus()
  playing = { frame, poster }
}

/** Lets a plain click on a poster play its video; other clicks follow the link to YouTube. */
export function startPlayer(root: HTMLElement): void {
  root.addEventListener('click', event => {
    const poster = (event.target as Element).closest<HTMLElement>('a[data-play]')
    const place = poster?.closest<HTMLElement>('[data-video]')
    const videoId = place?.dataset.video ?? ''
    if (!poster || !place || !isVideoId(videoId)) return
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
      return
    event.preventDefault()
    play(
      poster,
      videoId,
      place.querySelector('[data-video-title]')?.textContent ?? videoTexts.video,
    )
  })
}
