import type { Config } from '@netlify/functions'
import { getVideos } from '#contract/videos.ts'
import { handle, on } from '#server/http/handle.ts'
import { tellVideos } from '#server/videos/told.ts'

/** The videos of the centre's channel. */
export default handle(on(getVideos, {}, ({ waitUntil }) => tellVideos(waitUntil)))

export const config: Config = { path: '/api/youtube' }
