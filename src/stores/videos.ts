import { atom } from 'nanostores'
import { call } from '#contract/call.ts'
import { getVideos } from '#contract/videos.ts'
import type { VideosState } from '#domain/videos/videos.ts'
import { videosInvalid } from '#texts/failures.ts'

/** The videos; a later request that fails keeps what was loaded before. */
export const $videos = atom<VideosState>({ status: 'loading' })

/** Requests the videos of this moment. */
export async function loadVideos(): Promise<void> {
  try {
    const videos = await call(getVideos)
    if (!Array.isArray(videos.otherVideos)) throw new Error(videosInvalid())
    $videos.set({ status: 'ready', videos })
  } catch (error) {
    if ($videos.get().status === 'ready') return
    $videos.set({ status: 'failed', message: (error as Error).message })
  }
}
