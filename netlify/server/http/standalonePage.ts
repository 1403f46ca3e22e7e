import { createHash } from 'node:crypto'
import { escapeHtml } from '#domain/content/escape.ts'
import { locale } from '#locale/locale.ts'
import { PAGE_STYLE } from './pageStyle.ts'

interface StandalonePage {
  title: string
  /** The center's name; '' while it is not known. */
  site: string
  theme: string
  /** Where the header leads. */
  home: string
  /** Safe HTML. */
  main: string
}

const STYLE_HASH = createHash('sha256').update(PAGE_STYLE).digest('base64')

/** What a standalone page may do. */
export const STANDALONE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'referrer-policy': 'strict-origin-when-cross-origin',
} as const

/** A page that needs no script, no other file and no build, so it shows even when little else works. */
export const standalonePage = ({ title, site, theme, home, main }: StandalonePage): string =>
  `<!doctype html>
<html lang="${locale().language}" dir="${locale().direction}" class="${theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title}${site && ` · ${escapeHtml(site)}`}</title>
<style>${PAGE_STYLE}</style>
</head>
<body>
<header><a href="${home}">${escapeHtml(site || 'Home')}</a></header>
<main>
${main}
</main>
</body>
</html>
`

/** A page about a failure, which names nothing that is stored. `main` is safe HTML. */
export const failurePage = (
  title: string,
  main: string,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): Response =>
  new Response(standalonePage({ title, site: '', theme: 'theme-green', home: '/', main }), {
    status,
    headers: {
      ...STANDALONE_HEADERS,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...headers,
    },
  })
