import { z } from 'zod'
import { Clock, within } from '#domain/prayer/settingFields.ts'
import {
  LAYOUTS,
  MOST_NAME,
  MOST_SCREENS,
  NAMES,
  SCREEN_ID,
  SCREEN_LIMITS,
  type Screen,
} from './screen.ts'

const Hours = z.object({ on: z.boolean(), from: Clock, until: Clock })

const number = (name: keyof typeof SCREEN_LIMITS, what: string) => {
  const [least, most] = SCREEN_LIMITS[name]
  return within(least, most, what).int({ error: `${what} must be whole.` })
}
const phase = (name: 'iqamaNotice' | 'prayer' | 'dua') =>
  z.object({ on: z.boolean(), minutes: number(name, 'Minutes') })

const isHttps = (address: string) =>
  URL.canParse(address) && new URL(address).protocol === 'https:' && /^https:\/\//i.test(address)

export const ScreenSchema = z.object({
  id: z.string().regex(SCREEN_ID, 'A screen’s id has 4 to 12 small letters and digits.'),
  name: z
    .string()
    .trim()
    .min(1, 'The screen needs a name.')
    .max(MOST_NAME, `The name can have at most ${MOST_NAME} characters.`),
  layout: z.enum(LAYOUTS, 'Choose what the screen shows.'),
  takeOver: z.object({ janazah: z.boolean(), urgent: z.boolean() }),
  names: z.enum(NAMES, 'Choose the names of the prayers.'),
  slideSeconds: number('slideSeconds', 'Seconds'),
  night: Hours,
  quiet: Hours,
  iqamaNotice: phase('iqamaNotice'),
  prayer: phase('prayer'),
  dua: phase('dua'),
  donation: z.object({
    on: z.boolean(),
    address: z
      .string()
      .trim()
      .max(300, 'The address can have at most 300 characters.')
      .refine(address => address === '' || isHttps(address), 'Must start with https://'),
  }),
  drift: z.boolean(),
}) satisfies z.ZodType<Screen>

/** All screens, the first of which /display shows by itself. */
export const ScreensSchema = z.object({
  screens: z
    .array(ScreenSchema)
    .max(MOST_SCREENS, `There can be at most ${MOST_SCREENS} screens.`)
    .refine(
      screens => new Set(screens.map(({ id }) => id)).size === screens.length,
      'Two screens have the same id.',
    ),
})
export interface Screens {
  readonly screens: readonly Screen[]
}
