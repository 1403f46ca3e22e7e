import type { SiteTheme } from '#domain/theme/siteTheme.ts'
import { endpoint } from './endpoint.ts'

/** The site's theme. */
export const getTheme = endpoint<{ answer: { theme: SiteTheme } }>({
  method: 'GET',
  path: '/api/theme',
  access: 'public',
  failure: 'Failed to fetch theme',
  cache: { tags: ['theme'], seconds: 300 },
})

/** The same as stored, for the panel: never a cached copy. */
export const getAdminTheme = endpoint<{ answer: { theme: SiteTheme } }>({
  method: 'GET',
  path: '/api/admin/theme',
  access: 'admin',
  failure: 'Failed to fetch theme',
})

/** Changes the site's theme for everyone. */
export const setTheme = endpoint<{
  body: { theme: SiteTheme }
  answer: { success: true; theme: SiteTheme }
}>({
  method: 'POST',
  path: '/api/theme',
  access: 'admin',
  changes: ['theme'],
  failure: 'Failed to set theme',
})
