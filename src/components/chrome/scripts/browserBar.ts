import { THEME_COLORS } from '#config/theme.ts'
import { colorOf } from '#domain/theme/visitorTheme.ts'
import { $visitorTheme } from '#stores/visitorTheme.ts'

/** Sets the browser's theme color to the banner's color when the visitor has chosen another theme. */
export function startBrowserBar(): void {
  const metas = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')
  const site = colorOf(document.documentElement.dataset.siteTheme) ?? 'green'
  $visitorTheme.subscribe(({ color, mode }) => {
    const colors = THEME_COLORS[color ?? site]
    for (const meta of metas) {
      const system = meta.media.includes('dark') ? 'dark' : 'light'
      meta.content = colors[mode === 'system' ? system : mode]
    }
  })
}
