/** What has no pages in further languages. */
const ONCE = /^\/(?:api|admin|login|forgot-password|set-password|_astro|art)(?:\/|$)|\./

/**
 * In a further language of the site, links that a script or an editor wrote lead to its pages too; the
 * build has written the others so.
 */
export function startFolder(): void {
  const { folder } = document.documentElement.dataset
  if (!folder) return
  const follow = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]')
    if (!link || link.hreflang || ONCE.test(link.pathname)) return
    if (!`${link.pathname}/`.startsWith(`${folder}/`)) {
      link.pathname = folder + link.pathname.replace(/\/$/, '')
    }
  }
  for (const type of ['pointerdown', 'click']) document.addEventListener(type, follow, true)
}
