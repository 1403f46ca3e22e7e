import { z } from 'zod'
import { SITE_THEMES } from './siteTheme.ts'

/** The site's theme as stored, sent and saved. */
export const ThemeSchema = z.object({
  theme: z.enum(SITE_THEMES, { error: 'Choose blue, green, purple or red.' }),
})
export type StoredTheme = z.output<typeof ThemeSchema>
