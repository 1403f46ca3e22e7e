import { z } from 'zod'
import { DEFAULT_THEME } from '#config/theme.ts'
import { SITE_THEMES, type SiteTheme } from '#domain/theme/siteTheme.ts'
import { document } from './documents.ts'

/** The site's theme. */
export const themeDocument = document<{ theme: SiteTheme }>({
  key: 'theme',
  version: 1,
  schema: z.object({ theme: z.enum(SITE_THEMES) }),
  seed: () => ({ theme: `theme-${DEFAULT_THEME}` }),
})
