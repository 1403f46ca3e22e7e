import type { StoredTheme } from '#domain/theme/themeSchema.ts'
import { themeFailure } from '#texts/failures.ts'
import { endpoint } from './endpoint.ts'

/** The site's theme. */
export const getTheme = endpoint<{ response: StoredTheme }>('GET /api/theme', {
  access: 'public',
  failure: themeFailure,
  cache: { tags: ['theme'], seconds: 300 },
})

/** The same as stored, for the panel: never a cached copy. */
export const getAdminTheme = endpoint<{ response: StoredTheme }>('GET /api/admin/theme', {
  right: 'signedIn',
  failure: 'Failed to fetch theme',
})

/** Changes the site's theme for everyone. */
export const setTheme = endpoint<{
  body: StoredTheme
  response: StoredTheme & { success: true }
}>('POST /api/theme', {
  changes: ['theme'],
  failure: 'Failed to set theme',
})
