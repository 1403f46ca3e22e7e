import { atom } from 'nanostores'
import { call } from '#contract/call.ts'
import { type ContentChanges, getContentChanges } from '#contract/content.ts'

/** The sections that are newer than the page, by their path ('about/mission-vision'). */
export const $newerContent = atom<ContentChanges['changed']>({})

let loading: Promise<void> | undefined

/**
 * Asks once for what is newer than the build; without an answer the page stands as it is. A page
 * that tells no revision shows no content.
 */
export function loadNewerContent(): Promise<void> {
  loading ??= load()
  return loading
}

async function load(): Promise<void> {
  const { contentRevision } = document.documentElement.dataset
  if (!contentRevision) return
  try {
    const query = { since: Number(contentRevision) }
    $newerContent.set((await call(getContentChanges, { query })).changed)
  } catch {
    // The content of the build stands.
  }
}
