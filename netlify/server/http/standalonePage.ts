import { createHash } from 'node:crypto'
import { writtenIn } from '#config/reader.ts'
import { escapeHtml } from '#domain/content/escape.ts'
import { type Palette, paletteOf } from '#domain/theme/palette.ts'
import type { SiteColor } from '#domain/theme/siteColor.ts'
import { locale } from '#locale/locale.ts'

/** The site's basic styles, for a standalone page; colors as in styles/tokens.css. */
const pageStyle = ({ lightness, hue, accent }: Palette): string => `
:root{color-scheme:light dark;--l:${lightness};--h:${hue};--c:${accent};--surface:light-dark(oklch(.981 .0085 84),oklch(.205 .029 264));--raised:light-dark(oklch(.995 .004 84),oklch(.248 .033 264));--ink:light-dark(oklch(.255 .026 264),oklch(.942 .011 84));--muted:light-dark(oklch(.462 .022 264),oklch(.765 .018 264));--line:light-dark(oklch(.893 .015 84),oklch(.335 .033 264));--edge:light-dark(oklch(.598 .024 84),oklch(.588 .034 264));--accent:light-dark(oklch(var(--l) var(--c) var(--h)),oklch(.81 calc(var(--c)*.82) var(--h)));--on-accent:light-dark(oklch(.99 .006 84),oklch(.2 .03 264));--focus:light-dark(oklch(.5 .17 255),oklch(.84 .1 240));--error:light-dark(oklch(.475 .17 27),oklch(.795 .115 27));--error-tint:light-dark(oklch(.953 .024 27),oklch(.29 .06 27))}
*{box-sizing:border-box}
body{margin:0;color:var(--ink);background:var(--surface);font:1.0625rem/1.65 "Figtree Variable","Segoe UI",system-ui,-apple-system,Roboto,sans-serif}
header{padding:1rem clamp(1.125rem,4vw,3rem);border-bottom:1px solid var(--line)}
header a{display:inline-flex;align-items:center;min-height:2.75rem;color:var(--ink);font:600 1.25rem/1.2 "Iowan Old Style","Palatino Linotype",Georgia,serif;text-decoration:none}
main{max-width:42rem;margin-inline:auto;padding:clamp(2rem,6vw,4rem) clamp(1.125rem,4vw,3rem) 4rem}
h1{margin:0 0 1rem;font:560 clamp(2.1875rem,6vw,3.125rem)/1.12 "Iowan Old Style","Palatino Linotype",Georgia,serif}
a{color:var(--accent)}
p a{display:inline-block;padding-block:.6rem}
.problem{margin:0 0 1.5rem;padding:.75rem 1rem;color:var(--error);background:var(--error-tint);border-inline-start:3px solid var(--error);border-radius:4px}
form{display:grid;gap:1.25rem}
.field{display:grid;gap:.25rem}
label{font-size:1rem;font-weight:620}
label span{font-weight:400;color:var(--muted)}
input:not([type=hidden]),select,textarea{width:100%;min-height:3rem;padding:.6em .85em;color:var(--ink);background:var(--raised);border:1px solid var(--edge);border-radius:8px;font:inherit}
textarea{resize:vertical}
[aria-invalid]{border-color:var(--error)!important}
.error{margin:0;color:var(--error);font-size:1rem}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
button{min-height:3rem;margin-inline-end:1rem;padding:.6em 1.4em;color:var(--on-accent);background:var(--accent);border:0;border-radius:8px;font:inherit;font-weight:620;cursor:pointer}
form p{margin:0}
.trap{position:absolute;inset-inline-start:-100vw;width:1px;height:1px;overflow:hidden}
html{overflow-x:clip}
`

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
