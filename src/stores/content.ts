import { atom } from 'nanostores'
import type { ContentChanges } from '#contract/content.ts'
import { colorOfSite } from '#domain/theme/siteTheme.ts'
import { loadNewer } from './newer.ts'
import { showSiteTheme } from './siteTheme.ts'

/** The sections that are newer than the page, by their path ('about/mission-vision'). */
export const $newerContent = atom<ContentChanges['changed']>({})

let loading: Promise<void> | undefined

/**
 * Requests once what is newer than the build, and shows the site's theme; without a response the
 * page stays as it is. A page without a revision has no content, and updates its theme
 * itself.
 */
export function loadNewerContent(): Promise<void> {
  loading ??= load()
  return loading
}

async function load(): Promise<void> {
  if (!document.documentElement.dataset.contentRevision) return
  try {
    const { content } = await loadNewer()
    if (!content) return
    $newerContent.set(content.changed)
    const color = colorOfSite(content)
    // Loaded only where a site has a color of its own that is newer than the page.
    const palette = content.color
      ? (await import('#domain/theme/palette.ts')).ownDeclarations(color)
      : ''
    showSiteTheme({ color, palette })
  } catch {
    // The page keeps the content and theme it has.
  }
}
