import { z } from 'zod'
import { isVideoId, POSTER_WIDTHS, type PosterWidth } from '#domain/videos/addresses.ts'

/** The path of GET /api/posters/:videoId. */
export const PosterParamsSchema = z.object({
  videoId: z.string().refine(isVideoId, 'This is not the id of a video.'),
})

/** Its query: one of the widths there are; 640 pixels unless told. */
export const PosterQuerySchema = z.object({
  w: z
    .string()
    .transform(Number)
    .refine((width): width is PosterWidth => POSTER_WIDTHS.some(one => one === width), {
      error: `The width must be one of ${POSTER_WIDTHS.join(', ')}.`,
    })
    .default(640),
})
