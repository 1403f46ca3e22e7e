import { z } from 'zod'
import { PICTURE_ALT_MOST } from '#domain/pictures/library.ts'
import { PICTURE_NAME_MOST } from '#domain/pictures/nameOfFile.ts'

/** Never the name of something that every object has, such as 'constructor'. */
const hash = z
  .string({ error: 'Choose a picture.' })
  .regex(/^[0-9a-f]{64}$/, 'There is no such picture.')
export const PictureParamsSchema = z.object({ hash })

const line = (most: number, subject: string) =>
  z
    .string({ error: `${subject} must be text.` })
    .transform(text => text.replace(/\s+/g, ' ').trim())
    .refine(text => text.length <= most, { error: `${subject} may have ${most} characters.` })

export const PictureTextsSchema = z.object({
  name: line(PICTURE_NAME_MOST, 'The name'),
  alt: line(PICTURE_ALT_MOST, 'The description'),
})

export const ReplacePictureSchema = z.object({
  by: hash,
  places: z.array(z.string().max(200)).max(5000).optional(),
})
