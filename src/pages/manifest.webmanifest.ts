import type { APIRoute } from 'astro'
import { APP_ICONS } from '#components/share/requests.ts'
import { lineAt } from '#config/content.ts'
import { builtTheme } from '#config/snapshot.ts'
import { THEME_COLORS } from '#config/theme.ts'
import { locale } from '#locale/locale.ts'
import { shortcutTexts } from '#texts/manifest.ts'

const icons = Object.entries(APP_ICONS).map(([src, { size, isMaskable }]) => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose: isMaskable ? 'maskable' : 'any',
}))
const shortcut = (name: string, url: string) => ({ name, url, icons: icons.slice(0, 1) })
const name = lineAt('header/site-name')
const color = THEME_COLORS[builtTheme].light

/** What a system shows of the site once it is installed. */
const manifest = {
  id: '/',
  start_url: '/',
  scope: '/',
  name,
  short_name: name,
  description: lineAt('header/site-description'),
  lang: locale().language,
  dir: locale().direction,
  display: 'standalone',
  theme_color: color,
  background_color: color,
  icons,
  shortcuts: [
    shortcut(shortcutTexts.times, '/prayer-times'),
    shortcut(shortcutTexts.events, '/events'),
    shortcut(shortcutTexts.donate, '/donate'),
  ],
}

export const GET: APIRoute = () =>
  new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json; charset=utf-8' },
  })
