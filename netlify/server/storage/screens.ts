import { z } from 'zod'
import { DEFAULT_SCREEN } from '#domain/screens/screen.ts'
import { type Screens, ScreensSchema } from '#domain/screens/screenSchema.ts'
import { SCREENS } from '#domain/screens/thing.ts'
import { document } from './documents.ts'

/** A site comes with one, so that /display works without any setting. */
export const screensDocument = document<Screens>({
  ...SCREENS,
  schema: ScreensSchema,
  items: { 'screens.*': 'id' },
  seed: () => ({ screens: [{ ...DEFAULT_SCREEN, name: 'Prayer hall' }] }),
})

/** When each screen last said that it is on: apart from the settings, since it changes by itself. */
interface SeenScreens {
  /** ISO instants by the id of the screen. */
  readonly seen: Readonly<Record<string, string>>
}

export const seenScreensDocument = document<SeenScreens>({
  key: 'screens-seen',
  version: 1,
  schema: z.object({ seen: z.record(z.string(), z.iso.datetime()) }),
  items: { 'seen.*': null },
  seed: () => ({ seen: {} }),
})
