import type { Screen, ScreenSettings } from '#domain/screens/screen.ts'
import { SCREENS } from '#domain/screens/thing.ts'
import { screenFailure } from '#texts/failures.ts'
import { documentApi, type SavedDocument } from './documents.ts'
import { endpoint } from './endpoint.ts'

/**
 * What one screen at the mosque shows; the first one where none is named. 404 'not_found' where no
 * screen has the id, as after it was removed.
 */
export const getScreen = endpoint<{
  query: { screen?: string | undefined }
  response: { revision: number; screen: ScreenSettings }
}>('GET /api/screen', {
  access: 'public',
  failure: screenFailure,
  cache: { tags: ['screens'], seconds: 300, query: ['screen'] },
})

/**
 * A screen's heartbeat, every 15 minutes and after the screens were saved: that it is on, and nothing
 * else. 404 'not_found' where no screen has the id.
 */
export const reportScreen = endpoint<{
  body: { screen: string }
  response: { success: true }
}>('POST /api/screens/seen', {
  access: 'public',
  limit: 200,
  failure: screenFailure,
})

/** When a screen was last on. */
export interface SeenScreen {
  id: string
  name: string
  /** ISO instant; null: never. */
  seenAt: string | null
  /** It was on in the last 30 days, and not in the last two hours, quiet hours aside. */
  isSilent: boolean
}

/** When each screen was last on, in the order of the screens. */
export const getSeenScreens = endpoint<{
  response: { screens: SeenScreen[] }
}>('GET /api/screens/seen', {
  right: 'signedIn',
  passive: true,
  failure: 'Failed to load when the screens were last on.',
})

interface Values {
  screens: readonly Screen[]
}
export type ScreensResponse = SavedDocument<Values>

/** All screens as stored, for the panel. The 400 'invalid' of a save names the fields by path: `screens.0.name`. */
export const screensApi = documentApi<Values>(SCREENS)
