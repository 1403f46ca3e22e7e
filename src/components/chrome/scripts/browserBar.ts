import { THEME_COLORS } from '#config/theme.ts'
import { colorOf } from '#domain/theme/colors.ts'
import { type SiteColor, siteColorOf } from '#domain/theme/siteColor.ts'
import { $visitorTheme } from '#stores/visitorTheme.ts'

/** Sets the browser's theme color to the banner's color when the visitor has chosen another theme. */
export function startBrowserBar(): void {
  const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
  const [light = '', dark = ''] = metas.map(({ content }) => content)
  const { siteTheme, builtTheme = siteTheme } = document.documentElement.dataset
  const bandOf = async (color: SiteColor | null) => {
    const shown = color ?? siteColorOf(siteTheme) ?? 'green'
    const theme = colorOf(shown)
    if (shown === builtTheme) return { light, dark }
    return theme ? THEME_COLORS[theme] : bandOfOwn(shown)
  }
  $visitorTheme.subscribe(async ({ color, mode }) => {
    const colors = await bandOf(color)
    for (const meta of metas) {
      const system = meta.media.includes('dark') ? 'dark' : 'light'
      const shown = colors[mode === 'system' ? system : mode]
      if (meta.content !== shown) meta.content = shown
    }
  })
}

/** The site has a color of its own that is newer than the page. */
async function bandOfOwn(color: SiteColor) {
  const { bandHex, paletteOf } = await import('#domain/theme/palette.ts')
  const palette = paletteOf(color)
  return { light: bandHex(palette, 'light'), dark: bandHex(palette, 'dark') }
}
