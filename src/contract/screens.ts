import type { Screen, ScreenSettings } from '#domain/screens/screen.ts'
import { endpoint } from './endpoint.ts'

/**
 * What one screen at the mosque shows; the first one where none is named. 404 'not_found' where no
 * screen has the id, as after it was removed.
 */
export const getScreen = endpoint<{
  query: { screen?: string | undefined }
  response: { revision: number; screen: ScreenSettings }
}>({
  method: 'GET',
  path: '/api/screen',
  access: 'public',
  failure: 'Failed to load the screen’s settings.',
  cache: { tags: ['screens'], seconds: 300, query: ['screen'] },
})

/**
 * A screen's heartbeat, every 15 minutes and after the screens were saved: that it is on, and nothing
 * else. 404 'not_found' where no screen has the id.
 */
export const reportScreen = endpoint<{ body: { screen: string }; response: { success: true } }>({
  method: 'POST',
  path: '/api/screens/seen',
  access: 'public',
  limit: 200,
  failure: 'Failed to report the screen.',
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
export const getSeenScreens = endpoint<{ response: { screens: SeenScreen[] } }>({
  method: 'GET',
  path: '/api/screens/seen',
  access: 'admin',
  right: 'signedIn',
  passive: true,
  failure: 'Failed to load when the screens were last on.',
})

export interface ScreensResponse {
  /** Counts the saves; 0: as the site came. */
  revision: number
  /** ISO instant; null for the seed. */
  savedAt: string | null
  /** The admin's name; null where it is not known. */
  savedBy: string | null
  screens: readonly Screen[]
}

/** All screens as stored, for the panel. */
export const getScreens = endpoint<{ response: ScreensResponse }>({
  method: 'GET',
  path: '/api/screens',
  access: 'admin',
  right: 'signedIn',
  failure: 'Failed to load the screens.',
})

/**
 * Replaces all screens. 400 'invalid' names the fields by path (`screens.0.name`), 409 'conflict'
 * when `base` is no longer the stored revision.
 */
export const saveScreens = endpoint<{
  body: { base?: number | undefined; screens: readonly Screen[] }
  response: ScreensResponse & { success: true }
}>({
  method: 'PUT',
  path: '/api/screens',
  access: 'admin',
  right: 'screens',
  changes: ['screens'],
  failure: 'Failed to save the screens. Please try again.',
})

export interface ScreensVersion extends ScreensResponse {
  savedAt: string
}

/** The kept versions, newest first, at most 20. */
export const getScreensVersions = endpoint<{ response: { versions: ScreensVersion[] } }>({
  method: 'GET',
  path: '/api/screens/versions',
  access: 'admin',
  right: 'screens',
  failure: 'Failed to load the screens.',
})

/** Undo: restores a kept version, 0 what a site comes with. 404 when it is not kept, 409 as for a save. */
export const restoreScreens = endpoint<{
  body: { revision: number; base?: number | undefined }
  response: ScreensResponse & { success: true }
}>({
  method: 'POST',
  path: '/api/screens/restore',
  access: 'admin',
  right: 'screens',
  changes: ['screens'],
  failure: 'Failed to save the screens. Please try again.',
})
