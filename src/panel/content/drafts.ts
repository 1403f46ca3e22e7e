import { atom } from 'nanostores'
import { lastingDrafts } from '#panel/shell/drafts.ts'
import { owner } from '#panel/shell/session.ts'

const PREFIX = 'content/'

/** The name of a section's draft. */
export const draftName = (pageId: string, sectionId: string) => `${PREFIX}${pageId}/${sectionId}`

/** The sections of which this admin has a draft, as 'page/section'. */
export const $drafts = atom<ReadonlySet<string>>(new Set())

/** Lists the sections with drafts again; after the session has ended the list does not change. */
export function countDrafts(): void {
  if (!owner()) return
  const found = lastingDrafts(PREFIX, owner()).map(name => name.slice(PREFIX.length))
  const known = $drafts.get()
  // While one section is typed into, the list of all others stays as it is.
  if (found.length === known.size && found.every(name => known.has(name))) return
  $drafts.set(new Set(found))
}
