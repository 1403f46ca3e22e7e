import { DEFAULT_THEME } from '#config/theme.ts'
import { type StoredTheme, ThemeSchema } from '#domain/theme/themeSchema.ts'
import { document } from './documents.ts'

/** The site's theme. */
export const themeDocument = document<StoredTheme>({
  key: 'theme',
  version: 1,
  schema: ThemeSchema,
  seed: () => ({ theme: `theme-${DEFAULT_THEME}` }),
})
