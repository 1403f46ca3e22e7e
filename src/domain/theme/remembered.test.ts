import { expect, it } from 'vitest'
import { COLORS } from './colors.ts'
import { rememberedTheme, themeToRemember } from './remembered.ts'

const OWN = { color: '#0a7c55', palette: '--accent-h:160' } as const
const COLORS_OF_SITES = [...COLORS.map(color => ({ color, palette: '' })), OWN]
const pairs = COLORS_OF_SITES.flatMap(({ color }) =>
  COLORS_OF_SITES.map(site => [color, site] as const),
)

it.each(pairs)(
  'on a page built %s, keeps the site’s %o until the page is rebuilt',
  (built, site) => {
    const kept = themeToRemember(built, site)
    expect(rememberedTheme(kept, built)).toEqual(built === site.color ? undefined : site)
    for (const { color } of COLORS_OF_SITES) {
      if (color !== built) expect(rememberedTheme(kept, color)).toBeUndefined()
    }
  },
)

it.each([
  null,
  '',
  'green',
  'green>',
  '>red',
  'green>pink',
  'green>red>blue',
  'green>theme-red',
  'green>#0a7c55',
  'green>#0a7c5>--accent-h:160',
  'green>#0a7c55>--accent-h:160>red',
])('ignores the stored value %j', stored => {
  expect(rememberedTheme(stored, 'green')).toBeUndefined()
})
