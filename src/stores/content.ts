import { atom } from 'nanostores'
import type { ContentChanges } from '#contract/content.ts'
import { loadNewer } from './newer.ts'
import { showNewerTheme } from './siteTheme.ts'

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
    await showNewerTheme(content)
  } catch {
    // The page keeps the content and theme it has.
  }
}
