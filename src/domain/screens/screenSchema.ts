import { z } from 'zod'
import { shapeOf } from '#domain/declared/schema.ts'
import { MOST_SCREENS, SCREEN_FIELDS, SCREEN_ID, type Screen } from './screen.ts'

export const ScreenId = z
  .string()
  .regex(SCREEN_ID, 'A screen’s id has 4 to 12 small letters and digits.')

const LanguagesSchema = z
  .array(z.string().regex(/^[a-z]{2,3}(-[A-Z]{2})?$/, 'This is not a language.'))
  .max(3, 'A screen can show at most three further languages.')

/** All screens, the first of which /display shows by itself. */
export const ScreensSchema = z.object({
  screens: z
    .array(
      z.object({ id: ScreenId, ...shapeOf(SCREEN_FIELDS, 'sent', { languages: LanguagesSchema }) }),
    )
    .max(MOST_SCREENS, `There can be at most ${MOST_SCREENS} screens.`)
    .refine(
      screens => new Set(screens.map(({ id }) => id)).size === screens.length,
      'Two screens have the same id.',
    ),
})
export interface Screens {
  readonly screens: readonly Screen[]
}
