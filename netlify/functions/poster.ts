import type { Config } from '@netlify/functions'
import { PosterParamsSchema, PosterQuerySchema } from '#contract/videos.schema.ts'
import { getPoster } from '#contract/videos.ts'
import { handle, on } from '#server/http/handle.ts'
import { Refusal } from '#server/http/refusal.ts'
import { findPoster } from '#server/videos/poster.ts'

const copiesFor = (seconds: number) => ({
  'cache-control': `public, max-age=${seconds}`,
  'netlify-cdn-cache-control': `public, durable, s-maxage=${seconds}`,
  'netlify-cache-tag': 'posters',
  'netlify-vary': 'query=w',
})

/** A video's poster; for one of ours that YouTube has no picture of, the site's own. */
export default handle(
  on(
    getPoster,
    { params: PosterParamsSchema, query: PosterQuerySchema },
    async ({ params: { videoId }, query: { w }, waitUntil }) => {
      const poster = await findPoster(videoId, w, waitUntil)
      if (poster === 'unknown') {
        throw new Refusal(404, 'not_found', 'There is no such picture.')
      }
      if (poster === 'missing') {
        const headers = { ...copiesFor(60), location: '/art/video.svg' }
        return new Response(null, { status: 302, headers })
      }
      return new Response(new Uint8Array(poster), {
        headers: {
          ...copiesFor(86_400),
          'content-type': 'image/jpeg',
          'content-security-policy': "default-src 'none'; sandbox",
          'x-content-type-options': 'nosniff',
        },
      })
    },
  ),
)

export const config: Config = { path: '/api/posters/:videoId' }
