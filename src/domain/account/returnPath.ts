/** The path of the panel; every private page is below it, in a further language below `/fr/admin`. */
const PANEL_PATH = '/admin'
const IN_PANEL = /^(?:\/[a-z]{2,3})?\/admin(?:\/|$)/

/** Any origin works: it only shows whether an address would leave it. */
const SOMEWHERE = 'https://site.invalid'

/**
 * The page of the panel to open after signing in: the requested one if it is a page of this
 * panel, else the first one. An address that a browser would resolve to another site is rejected.
 * Source: OWASP ASVS 5.0, 3.7.2 (redirects only to an allow list).
 */
export function returnPath(requested: string | null | undefined): string {
  if (!requested?.startsWith('/') || /[\\\p{Cc}]/u.test(requested)) return PANEL_PATH
  let url: URL
  try {
    url = new URL(requested, SOMEWHERE)
  } catch {
    return PANEL_PATH
  }
  if (url.origin !== SOMEWHERE || !IN_PANEL.test(url.pathname) || url.pathname.includes('//'))
    return PANEL_PATH
  return url.pathname + url.search + url.hash
}

/** The login page's address that returns to a page of the panel. */
export function loginPath(from: string): string {
  const back = returnPath(from)
  return back === PANEL_PATH ? '/login' : `/login?${new URLSearchParams({ from: back })}`
}
