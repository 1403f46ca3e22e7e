import { PosterParamsSchema, PosterQuerySchema } from '#contract/videos.schema.ts'
import { getPoster, getVideos } from '#contract/videos.ts'
import { Refusal } from '../http/refusal.ts'
import { INERT } from '../http/response.ts'
import { on } from '../http/route.ts'
import { currentVideos } from './current.ts'
import { findPoster } from './poster.ts'

const copiesFor = (seconds: number) => ({
  'cache-control': `public, max-age=${seconds}`,
  'netlify-cdn-cache-control': `public, durable, s-maxage=${seconds}`,
  'netlify-cache-tag': 'posters',
  'netlify-vary': 'query=w',
})

export const videoRoutes = [
  on(getVideos, {}, ({ waitUntil }) => currentVideos(waitUntil)),
  // A video's poster; for one of ours that YouTube has no picture of, the site's own.
  on(getPoster, { params: PosterParamsSchema, query: PosterQuerySchema }, async call => {
    const poster = await findPoster(call.params.videoId, call.query.w, call.waitUntil)
    if (poster === 'unknown') throw new Refusal(404, 'not_found', 'There is no such picture.')
    if (poster === 'missing') {
      const headers = { ...copiesFor(60), location: '/art/video.svg' }
      return new Response(null, { status: 302, headers })
    }
    return new Response(new Uint8Array(poster), {
      headers: {
        ...copiesFor(86_400),
        'content-type': 'image/jpeg',
        ...INERT,
      },
    })
  }),
]
