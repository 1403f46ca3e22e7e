import { z } from 'zod'
import { PICTURE_ALT_MOST, PICTURE_NAME_MOST } from '#domain/pictures/library.ts'

export const PictureParamsSchema = z.object({ hash: z.string() })

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
  by: z.string({ error: 'Choose a picture.' }),
  places: z.array(z.string().max(200)).max(5000).optional(),
})
