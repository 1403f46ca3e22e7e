import type { APIRoute } from 'astro'
import { APP_ICONS } from '#components/share/requests.ts'
import { lineAt } from '#config/content.ts'
import { pathIn } from '#config/languages.ts'
import { builtPalette } from '#config/snapshot.ts'
import { pageAddress } from '#config/structure.ts'
import { bandHex } from '#domain/theme/palette.ts'
import { locale } from '#locale/locale.ts'
import { footerNavTexts, navTexts } from '#texts/navigation.ts'

const icons = Object.entries(APP_ICONS).map(([src, { size, isMaskable }]) => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose: isMaskable ? 'maskable' : 'any',
}))
const shortcut = (name: string, page: string) => {
  const url = pageAddress(page)
  return url ? [{ name, url: pathIn(locale().language, url), icons: icons.slice(0, 1) }] : []
}
const color = bandHex(builtPalette, 'light')

/** What a system shows of the site once it is installed: one app, in the language of the page. */
const manifest = () => ({
  id: '/',
  start_url: pathIn(locale().language, '/'),
  scope: '/',
  name: lineAt('header/site-name'),
  short_name: lineAt('header/site-name'),
  description: lineAt('header/site-description') || undefined,
  lang: locale().language,
  dir: locale().direction,
  display: 'standalone',
  theme_color: color,
  background_color: color,
  icons,
  shortcuts: [
    ...shortcut(navTexts.prayerTimes, 'prayer-times'),
    ...shortcut(navTexts.events, 'events'),
    ...shortcut(footerNavTexts.donate, 'donate'),
  ],
})

export const GET: APIRoute = () =>
  new Response(JSON.stringify(manifest()), {
    headers: { 'content-type': 'application/manifest+json; charset=utf-8' },
  })
