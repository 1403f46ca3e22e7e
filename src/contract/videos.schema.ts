import { z } from 'zod'
import { isVideoId, POSTER_WIDTHS, type PosterWidth } from '#domain/videos/addresses.ts'

/** The path of GET /api/posters/:videoId. */
export const PosterParamsSchema = z.object({
  videoId: z.string().refine(isVideoId, 'This is not the id of a video.'),
})

/** Its query: one of the poster widths; 640 pixels by default. */
export const PosterQuerySchema = z.object({
  w: z
    .string()
    .refine(text => POSTER_WIDTHS.some(width => `${width}` === text), {
      error: `The width must be one of ${POSTER_WIDTHS.join(', ')}.`,
    })
    .transform(text => Number(text) as PosterWidth)
    .default(640),
})
