import { expect, it } from 'vitest'
import { rememberedTheme, themeToRemember } from './remembered.ts'
import { COLORS } from './visitorTheme.ts'

const pairs = COLORS.flatMap(built => COLORS.map(site => [built, site] as const))

it.each(pairs)(
  'on a page built %s, keeps the site’s %s until the page is rebuilt',
  (built, site) => {
    const kept = themeToRemember(built, site)
    expect(rememberedTheme(kept, built)).toBe(built === site ? undefined : site)
    for (const other of COLORS) {
      if (other !== built) expect(rememberedTheme(kept, other)).toBeUndefined()
    }
  },
)

it.each([null, '', 'green', 'green>', '>red', 'green>pink', 'green>red>blue', 'green>theme-red'])(
  'ignores the stored value %j',
  stored => {
    expect(rememberedTheme(stored, 'green')).toBeUndefined()
  },
)
