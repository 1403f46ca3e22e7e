import { z } from 'zod'
import { cleanLine } from '#domain/declared/schema.ts'
import { PICTURE_ALT_MOST } from '#domain/pictures/library.ts'
import { PICTURE_NAME_MOST } from '#domain/pictures/nameOfFile.ts'

/** Never the name of something that every object has, such as 'constructor'. */
const hash = z
  .string({ error: 'Choose a picture.' })
  .regex(/^[0-9a-f]{64}$/, 'There is no such picture.')
export const PictureParamsSchema = z.object({ hash })

export const PictureTextsSchema = z.object({
  name: cleanLine('The name', PICTURE_NAME_MOST),
  alt: cleanLine('The description', PICTURE_ALT_MOST),
})

export const ReplacePictureSchema = z.object({
  by: hash,
  places: z.array(z.string().max(200)).max(5000).optional(),
})
