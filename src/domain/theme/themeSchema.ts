import { z } from 'zod'
import { shapeOf } from '#domain/declared/schema.ts'
import { LOOK_FIELDS } from './look.ts'
import { type OwnColor, typedColor } from './siteColor.ts'

const ColorSchema = z
  .string()
  .refine(text => typedColor(text) !== null, {
    error: 'Enter a color as six digits, such as #0a7c55.',
    abort: true,
  })
  .transform(text => typedColor(text) as OwnColor)

/** The site's theme as stored, sent and saved. */
export const ThemeSchema = z.object(shapeOf(LOOK_FIELDS, 'stored', { color: ColorSchema }))
export type StoredTheme = z.output<typeof ThemeSchema>
