import { atom } from 'nanostores'
import {
  getSectionVersions,
  restoreSection,
  SAVE_FAILED,
  type SectionResponse,
  saveSection,
} from '#contract/content.ts'
import { CallError } from '#contract/failure.ts'
import type { Kind } from '#domain/content/kinds.ts'
import { findSection } from '#domain/content/registry.ts'
import { validate } from '#domain/content/validate.ts'
import type { FormStore, ReadyForm } from '#panel/editing/form.ts'
import { formStore } from '#panel/editing/formStore.ts'
import { $leaving, askToLeave, type Leaving, stay } from '#panel/shell/leaving.ts'
import { replaceAddress } from '#panel/shell/navigation.ts'
import { callProvedIfAsked } from '#panel/shell/proof.ts'
import { callAsAdmin } from '#panel/shell/session.ts'
import { now } from '#stores/clock.ts'
import { putSection, sectionIn } from './content.ts'
import { countDrafts, draftName } from './drafts.ts'
import { offerMap } from './mapOffer.ts'
import { NEW_HOST } from './newHost.ts'
import { mergeContent } from './rules/mergeContent.ts'

/** The one section that is open, and how saving it went (docs/product.md, section 10: one at a time). */
export interface SectionEditing extends ReadyForm<string, SectionResponse> {
  pageId: string
  kind: Kind
  store: FormStore<string, SectionResponse>
  /** What follows its closing: by default the list of its page. */
  onClosed: () => void
}

export const $editing = atom<SectionEditing | null>(null)

/** What is asked before the section closes. */
let asked: Leaving | undefined

const UPDATED = 'Content has been successfully updated.'

const pagePath = (pageId: string) => `/admin/content/${pageId}`

/** Opens a section, with its draft if there is one; false while it is not loaded, or unknown. */
export function openSection(
  pageId: string,
  sectionId: string,
  onClosed = () => replaceAddress(pagePath(pageId)),
): boolean {
  const open = $editing.get()
  if (open?.pageId === pageId && open.stored.id === sectionId) return true
  const stored = sectionIn(pageId, sectionId)
  const kind = findSection(pageId, sectionId)?.kind
  if (!stored || !kind) return false
  closeSection()
  const store = sectionForm(pageId, stored, kind)
  store.open(stored)
  const form = store.$form.get()
  if (form.state === 'ready') $editing.set({ ...form, pageId, kind, store, onClosed })
  store.$form.listen(form => {
    if (form.state === 'ready' && $editing.get()?.store === store) {
      $editing.set({ ...form, pageId, kind, store, onClosed })
    }
    countDrafts()
  })
  return true
}

/** Closes the section; what is typed and not saved stays as its draft. */
export function closeSection(): void {
  $editing.get()?.store.close()
  $editing.set(null)
  if ($leaving.get() === asked) stay()
}

/** Takes over what was typed. */
export function type(text: string): void {
  $editing.get()?.store.edit(() => text)
}

/** Closes the section and then does what is given; a dialog opens first when something is unsaved. */
export function requestClose(then = () => {}): void {
  const editing = $editing.get()
  if (editing?.saving) return
  const by = (close: () => void) => () => {
    close()
    then()
  }
  asked = {
    title: 'Close without saving?',
    lead: 'What you changed here is not saved yet.',
    discard: by(cancel),
    keep: { label: 'Close and keep a draft', run: by(closeWithDraft) },
  }
  if (editing?.changed) askToLeave(asked)
  else asked.discard()
}

function closeWithDraft(): void {
  const { onClosed } = $editing.get() ?? {}
  closeSection()
  onClosed?.()
}

/** Discards what is typed, and closes the section. */
export function cancel(): void {
  $editing.get()?.store.discard()
  closeWithDraft()
}

/**
 * The form of one section. A save changes the list immediately and is reverted there when it fails;
 * nothing is sent while the text has problems.
 */
function sectionForm(pageId: string, { id: sectionId, title }: SectionResponse, kind: Kind) {
  const params = { pageId, sectionId }
  let note: string | undefined
  const sectionOf = (saved: { section: SectionResponse; note?: string }) => {
    note = saved.note
    return saved.section
  }
  const restore = async (revision: number, { revision: base }: SectionResponse) =>
    sectionOf(await callAsAdmin(restoreSection, { params, body: { revision, base } }))
  const store = formStore<string, SectionResponse>({
    name: draftName(pageId, sectionId),
    lasting: 'browser',
    valuesOf: ({ content }) => content,
    merge: (...texts) => mergeContent(kind, ...texts),
    canSend: text => validate(kind, text, findSection(pageId, sectionId)).length === 0,
    async save(content, stored) {
      putSection(pageId, { ...stored, content, lastUpdated: now().toISOString() })
      const body = { content, base: stored.revision }
      try {
        const sent = await callProvedIfAsked(saveSection, { params, body }, NEW_HOST)
        if (!sent) {
          putSection(pageId, stored)
          return null
        }
        const section = sectionOf(sent)
        const isAddress = sectionId === 'address' && content !== stored.content
        if (isAddress && (pageId === 'header' || pageId === 'schoolHeader')) {
          void offerMap(pageId, content)
        }
        return section
      } catch (error) {
        const failure = error instanceof CallError ? error : undefined
        putSection(pageId, (failure?.current as SectionResponse | undefined) ?? stored)
        throw failure && [400, 403].includes(failure.status) ? refusedText(failure) : error
      }
    },
    savedBy: async ({ revision }) => {
      const { versions } = await callAsAdmin(getSectionVersions, { params })
      return versions.find(version => version.revision === revision)?.by
    },
    restore,
    undo: (before, stored) => restore(before.revision, stored),
    saved: UPDATED,
    done: `“${title}” was changed.`,
    note: () => note,
    onSaved(section) {
      putSection(pageId, section)
      const editing = $editing.get()
      if (editing?.store !== store || editing.changed) return
      closeWithDraft()
    },
    onFailed: () => alert(SAVE_FAILED),
  })
  return store
}

/** A refusal of the server, shown at the text whether it names a field or not. */
const refusedText = ({ message, status, fields }: CallError) =>
  new CallError(message, { status, fields: { content: fields.content ?? message } })
