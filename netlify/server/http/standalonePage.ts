import { createHash } from 'node:crypto'
import { writtenIn } from '#config/reader.ts'
import { escapeHtml } from '#domain/content/escape.ts'
import { paletteOf } from '#domain/theme/palette.ts'
import type { SiteColor } from '#domain/theme/siteColor.ts'
import { locale } from '#locale/locale.ts'
import { pageStyle } from './pageStyle.ts'

interface StandalonePage {
  title: string
  /** The center's name; '' while it is not known. */
  site: string
  color: SiteColor
  /** Where the header leads. */
  home: string
  /** Safe HTML. */
  main: string
}

/** A page that needs no script, no other file and no build, so it shows even when little else works. */
export function standalonePage(
  { title, site, color, home, main }: StandalonePage,
  { status, headers }: { status: number; headers: HeadersInit },
): Response {
  const style = pageStyle(paletteOf(color))
  const hash = createHash('sha256').update(style).digest('base64')
  const kept = new Headers(headers)
  kept.set('content-type', 'text/html; charset=utf-8')
  // What the page may do.
  kept.set(
    'content-security-policy',
    `default-src 'none'; style-src 'sha256-${hash}'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  )
  kept.set('referrer-policy', 'strict-origin-when-cross-origin')
  const html = `<!doctype html>
<html lang="${locale().language}" dir="${locale().direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title}${site && ` · ${escapeHtml(site)}`}</title>
<style>${style}</style>
</head>
<body>
<header><a href="${home}">${escapeHtml(site || 'Home')}</a></header>
<main>
${main}
</main>
</body>
</html>
`
  return new Response(html, { status, headers: kept })
}

/** A page about a failure, which names nothing that is stored. `main` is safe HTML. */
export const failurePage = (
  title: string,
  main: string,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): Response =>
  standalonePage(
    { title, site: '', color: 'green', home: '/', main },
    {
      status,
      headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', ...headers },
    },
  )

/** What is shown where nothing else can be, in English. */
export const brokenPage = (): Response =>
  writtenIn('en', () => {
    const title = 'Something went wrong'
    return failurePage(title, `<h1>${title}</h1><p>We’re working on it.</p>`, 500)
  })
