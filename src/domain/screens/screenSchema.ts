import { z } from 'zod'
import { shapeOf } from '#domain/declared/schema.ts'
import { MOST_SCREENS, SCREEN_FIELDS, SCREEN_ID, type Screen } from './screen.ts'

export const ScreenId = z
  .string()
  .regex(SCREEN_ID, 'A screen’s id has 4 to 12 small letters and digits.')

/** All screens, the first of which /display shows by itself. */
export const ScreensSchema = z.object({
  screens: z
    .array(z.object({ id: ScreenId, ...shapeOf(SCREEN_FIELDS, 'sent') }))
    .max(MOST_SCREENS, `There can be at most ${MOST_SCREENS} screens.`)
    .refine(
      screens => new Set(screens.map(({ id }) => id)).size === screens.length,
      'Two screens have the same id.',
    ),
})
export interface Screens {
  readonly screens: readonly Screen[]
}
