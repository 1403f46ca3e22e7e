import { atom } from 'nanostores'
import { restoreSection, SAVE_FAILED, type SectionAnswer, saveSection } from '#contract/content.ts'
import { CallError } from '#contract/failure.ts'
import type { Kind } from '#domain/content/kinds.ts'
import { findSection } from '#domain/content/registry.ts'
import { validate } from '#domain/content/validate.ts'
import { setUnsaved } from '#panel/editing/unsaved.ts'
import { showSuccess } from '#panel/shell/banner.ts'
import { settle } from '#panel/shell/navigation.ts'
import { callAsAdmin } from '#panel/shell/session.ts'
import { now } from '#stores/clock.ts'
import { putSection, sectionIn } from './content.ts'
import { owner, type SectionDraft, sectionDraft, setSectionDraft } from './drafts.ts'

/** The one section that is open, and how saving it went (docs/product.md, section 10). */
export interface Editing {
  pageId: string
  kind: Kind
  /** What the text is based on. */
  base: SectionAnswer
  text: string
  /** Counts the times the text became another one by other means than typing. */
  fills: number
  /** Saving was tried: what is missing is told from now on. */
  tried: boolean
  saving: boolean
  /** What the server said of the text, until it is changed. */
  refusal: string | null
  /** What someone else saved in the meantime. */
  newer: SectionAnswer | null
  /** Both texts are looked at side by side. */
  comparing: boolean
  /** What was typed before is back. */
  restored: boolean
  /** What was typed, where theirs was taken instead. */
  aside: string | null
}

export const $editing = atom<Editing | null>(null)

export const UPDATED = 'Content has been successfully updated.'

const FORM = 'content'
const pagePath = (pageId: string) => `/admin/content/${pageId}`

export const isChanged = ({ text, base }: Editing) => text !== base.content

/** Opens a section, with what was typed into it before; false while it is not loaded, or unknown. */
export function openSection(pageId: string, sectionId: string): boolean {
  const open = $editing.get()
  if (open?.pageId === pageId && open.base.id === sectionId) return true
  const section = sectionIn(pageId, sectionId)
  const kind = findSection(pageId, sectionId)?.kind
  if (!section || !kind) return false
  const draft = sectionDraft(pageId, sectionId)
  put(draft ? broughtBack(pageId, kind, section, draft) : fresh(pageId, kind, section))
  return true
}

/** Closes the section; what is typed and not saved stays as its draft. */
export function closeSection(): void {
  $editing.set(null)
  setUnsaved(FORM, null)
}

/** Takes over what was typed. */
export function type(text: string): void {
  update(() => ({ text, refusal: null, restored: false }))
}

/** Gives up what is typed: the section shows what is stored. */
export function discard(): void {
  update(({ pageId, kind, base, newer, fills }) => ({
    ...fresh(pageId, kind, newer ?? base),
    fills: fills + 1,
  }))
}

/** Gives up what is typed, and closes the section. */
export function cancel(): void {
  const { pageId } = $editing.get() ?? {}
  discard()
  closeSection()
  if (pageId) settle(pagePath(pageId))
}

/**
 * Saves what is typed, seen in the list at once and taken back there when it fails; what was typed
 * stays in any case. Nothing is sent while the text has problems. True once it is stored.
 */
export async function save(): Promise<boolean> {
  const editing = $editing.get()
  if (!editing || editing.saving) return false
  if (editing.newer) {
    update(() => ({ comparing: true }))
    return false
  }
  const { pageId, kind, base, text } = editing
  update(() => ({ tried: true, refusal: null }))
  if (validate(kind, text, findSection(pageId, base.id)).length > 0) return false
  putSection(pageId, { ...base, content: text, lastUpdated: now().toISOString() })
  return answered(editing, () =>
    callAsAdmin(saveSection, {
      params: { pageId, sectionId: base.id },
      body: { content: text, base: base.revision },
    }),
  )
}

/** Saves an earlier version anew. True once it is stored. */
export async function restore(revision: number): Promise<boolean> {
  const editing = $editing.get()
  if (!editing || editing.saving || isChanged(editing)) return false
  const { pageId, base } = editing
  return answered(editing, () =>
    callAsAdmin(restoreSection, {
      params: { pageId, sectionId: base.id },
      body: { revision, base: base.revision },
    }),
  )
}

/** After a conflict: saves what is typed on top of the newer text. */
export function keepMine(): Promise<boolean> {
  update(({ base, newer }) => ({ base: newer ?? base, newer: null, comparing: false }))
  return save()
}

/** After a conflict: shows the newer text; what was typed is put aside and can be brought back. */
export function takeTheirs(): void {
  update(({ pageId, kind, newer, base, text, fills }) => ({
    ...fresh(pageId, kind, newer ?? base),
    fills: fills + 1,
    aside: text,
  }))
}

/** Brings back what was put aside for the newer text. */
export function bringMineBack(): void {
  update(({ aside, text, fills }) => ({ text: aside ?? text, aside: null, fills: fills + 1 }))
}

/** After a conflict: back to the text, or to both side by side again. */
export function compare(comparing: boolean): void {
  update(() => ({ comparing }))
}

async function answered(
  sent: Editing,
  ask: () => Promise<{ section: SectionAnswer }>,
): Promise<boolean> {
  const { pageId, kind, base } = sent
  update(() => ({ saving: true }))
  try {
    const { section } = await ask()
    putSection(pageId, section)
    const editing = sameOpen(sent)
    if (!editing) setSectionDraft(pageId, base.id, null)
    else if (editing.text !== sent.text) {
      put({ ...editing, base: section, saving: false, tried: false })
    } else {
      put(fresh(pageId, kind, section))
      closeSection()
      settle(pagePath(pageId))
    }
    showSuccess(UPDATED)
    return true
  } catch (error) {
    fail(sent, error)
    return false
  }
}

function fail(sent: Editing, error: unknown): void {
  const told = error instanceof CallError ? error : undefined
  const newer = told?.status === 409 ? (told.current as SectionAnswer | undefined) : undefined
  putSection(sent.pageId, newer ?? sent.base)
  const refusal = told?.status === 400 ? (told.fields.content ?? told.message) : null
  if (sameOpen(sent)) {
    update(() => ({ saving: false, refusal, newer: newer ?? null, comparing: Boolean(newer) }))
  }
  if (!newer && refusal === null && told?.status !== 401) alert(SAVE_FAILED)
}

/** The section as it is open now, unless another one is. */
function sameOpen({ pageId, base }: Editing): Editing | null {
  const editing = $editing.get()
  return editing?.pageId === pageId && editing.base.id === base.id ? editing : null
}

function fresh(pageId: string, kind: Kind, base: SectionAnswer): Editing {
  return {
    pageId,
    kind,
    base,
    text: base.content,
    fills: 0,
    tried: false,
    saving: false,
    refusal: null,
    newer: null,
    comparing: false,
    restored: false,
    aside: null,
  }
}

function broughtBack(
  pageId: string,
  kind: Kind,
  current: SectionAnswer,
  { text, base, aside }: SectionDraft,
): Editing {
  const isStored = text === base.content || text === current.content
  if (isStored) return { ...fresh(pageId, kind, current), aside }
  const newer = base.revision === current.revision ? null : current
  return {
    ...fresh(pageId, kind, base),
    text,
    aside,
    newer,
    comparing: newer !== null,
    restored: newer === null,
  }
}

function update(change: (editing: Editing) => Partial<Editing>): void {
  const editing = $editing.get()
  if (editing) put({ ...editing, ...change(editing) })
}

function put(editing: Editing): void {
  $editing.set(editing)
  if (!owner()) return
  const { pageId, base, text, aside } = editing
  const changed = isChanged(editing)
  setSectionDraft(pageId, base.id, changed || aside !== null ? { text, base, aside } : null)
  setUnsaved(FORM, changed ? discard : null, { isKept: true })
}
