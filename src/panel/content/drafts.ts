import { atom } from 'nanostores'
import type { SectionAnswer } from '#contract/content.ts'
import { draftOf, dropDraft, keepDraft, lastingDrafts } from '#panel/editing/drafts.ts'
import { $session } from '#panel/shell/session.ts'

/** What is kept of a section that was being edited: the text, and what it was based on. */
export interface SectionDraft {
  text: string
  base: SectionAnswer
  /** The text that was put aside for someone else's. */
  aside: string | null
}

const PREFIX = 'content/'
const nameOf = (pageId: string, sectionId: string) => `${PREFIX}${pageId}/${sectionId}`

/** The sections of which this admin has a draft, as 'page/section'. */
export const $drafts = atom<ReadonlySet<string>>(new Set())

/** Reads again of which sections there are drafts. */
export function countDrafts(): void {
  const names = owner() ? lastingDrafts(PREFIX, owner()) : []
  $drafts.set(new Set(names.map(name => name.slice(PREFIX.length))))
}

/** The draft of a section, if this admin left one in this browser. */
export function sectionDraft(pageId: string, sectionId: string): SectionDraft | null {
  return draftOf<SectionDraft>(nameOf(pageId, sectionId), owner(), 'browser')
}

/** Keeps or, by null, forgets the draft of a section; nothing changes once the session has ended. */
export function setSectionDraft(
  pageId: string,
  sectionId: string,
  draft: SectionDraft | null,
): void {
  if (!owner()) return
  const name = nameOf(pageId, sectionId)
  if (draft) keepDraft(name, owner(), draft, 'browser')
  else dropDraft(name, 'browser')
  countDrafts()
}

/** Whose drafts they are; '' once the session has ended, when what was kept must stay as it is. */
export function owner(): string {
  const session = $session.get()
  return session.state === 'open' ? session.user.email : ''
}
