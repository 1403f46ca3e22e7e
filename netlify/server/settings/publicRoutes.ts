import { SettingsChangeSchema } from '#contract/settings.schema.ts'
import { getSettings, saveSettings } from '#contract/settings.ts'
import { getTheme, setTheme } from '#contract/theme.ts'
import { differencesIn } from '#domain/declared/words.ts'
import { LOOK_FIELDS } from '#domain/theme/look.ts'
import { nearestTheme } from '#domain/theme/palette.ts'
import { colorOfSite } from '#domain/theme/siteTheme.ts'
import { type StoredTheme, ThemeSchema } from '#domain/theme/themeSchema.ts'
import { onAdmin } from '../auth/admin.ts'
import { PanelDocument } from '../document/document.ts'
import { DONE } from '../http/response.ts'
import { on } from '../http/route.ts'
import { read } from '../storage/documents.ts'
import { themeDocument } from '../storage/theme.ts'
import { saveSite, siteSettings } from './site.ts'

/** What is set of the look. */
const textsOf = (theme: StoredTheme): Record<string, string> =>
  Object.fromEntries(Object.entries(theme).flatMap(([name, text]) => (text ? [[name, text]] : [])))

/** 'Changed the site theme to purple', or what else of the look was changed. */
function actionInWords(before: StoredTheme, after: StoredTheme): string {
  const { typefaces, building } = LOOK_FIELDS
  const [difference] = differencesIn({ typefaces, building }, before, after)
  const color = colorOfSite(after)
  return difference && color === colorOfSite(before)
    ? `Changed the site’s ${difference.label.toLowerCase()} to ${difference.after.join('')}`
    : `Changed the site theme to ${color}`
}

const siteTheme = new PanelDocument<StoredTheme, StoredTheme>({
  document: themeDocument,
  valuesOf: value => value,
  // A theme alone replaces a color of the site's own, as clients mean it that know the four, and keeps
  // what they do not know.
  toStore({ theme, color, ...change }, { value: { theme: _, color: __, ...kept } }) {
    const ofColor = color ? { theme: `theme-${nearestTheme(color)}` as const, color } : { theme }
    return { ...kept, ...change, ...ofColor }
  },
  logged: (before, { value }) => [
    actionInWords(before, value),
    { values: { before: textsOf(before), after: textsOf(value) } },
  ],
})

/** The settings and the theme that visitors read, and their changes, which have the same paths. */
export const siteSettingsRoutes = [
  on(getSettings, {}, siteSettings),
  onAdmin(saveSettings, { body: SettingsChangeSchema }, async ({ admin, body }) => ({
    ...DONE,
    ...(await saveSite(admin.user, body)),
  })),
  on(getTheme, {}, async () => (await read(themeDocument)).value),
  onAdmin(setTheme, { body: ThemeSchema }, async ({ admin, body }) => {
    const {
      revision: _,
      savedAt: __,
      savedBy: ___,
      ...theme
    } = await siteTheme.save(admin.user, body, undefined)
    return { ...DONE, ...theme }
  }),
]
