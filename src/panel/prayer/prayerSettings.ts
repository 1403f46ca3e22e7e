import { atom } from 'nanostores'
import { CallError } from '#contract/failure.ts'
import {
  getPrayerSettings,
  getPrayerSettingsVersions,
  type PrayerSettingsAnswer,
  restorePrayerSettings,
  savePrayerSettings,
} from '#contract/prayerSettings.ts'
import type { Problem } from '#domain/prayer/rangeChecks.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { canonical } from '#panel/editing/canonical.ts'
import { draftOf, dropDraft, keepDraft } from '#panel/editing/drafts.ts'
import { setUnsaved } from '#panel/editing/unsaved.ts'
import { closeUndo, offerUndo, showSuccess } from '#panel/shell/banner.ts'
import { question, textOf } from '#panel/shell/loaded.ts'
import { $session, callAsAdmin } from '#panel/shell/session.ts'
import { now } from '#stores/clock.ts'
import { applied, type Change } from './rules/change.ts'
import { laidOver } from './rules/differences.ts'
import { formProblems } from './rules/formProblems.ts'
import { problemsOf } from './rules/messages.ts'
import { verdictOn } from './rules/verdict.ts'

const NAME = 'prayer-settings'
const DONE = {
  saved: 'Prayer times have been successfully updated.',
  undone: 'The change was taken back.',
} as const

/** The one form that is open. Untouched, it shows what is stored and costs nothing to close. */
export interface OpenForm {
  readonly change: Change
  readonly touched: boolean
}

/** The prayer settings on their way from what is stored to what will be. */
export interface Editing {
  readonly state: 'ready'
  readonly saved: PrayerSettingsAnswer
  /** The edited settings, without the form that is open. */
  readonly draft: PrayerSettings
  readonly form: OpenForm | null
  readonly saving: boolean
  /** Saving was tried: what is still blank is now told. */
  readonly tried: boolean
  /** What the server refused, by path. */
  readonly refused: readonly Problem[]
  /** Why the last save failed. */
  readonly problem: string | null
  /** What another admin saved in the meantime. */
  readonly newer: PrayerSettingsAnswer | null
  /** What was typed before the session ended, or the page was reloaded, is back. */
  readonly restored: boolean
  /** What the last save replaced. */
  readonly before: PrayerSettingsAnswer | null
}

export type PrayerEditing = { state: 'loading' } | { state: 'failed'; message: string } | Editing

export const $prayerEditing = atom<PrayerEditing>({ state: 'loading' })

/** The versions that can be gone back to. */
export const prayerVersions = question(() => callAsAdmin(getPrayerSettingsVersions))

/** The settings with the open form's change made, as soon as its fields allow. */
export function editedSettings({ draft, form }: Pick<Editing, 'draft' | 'form'>): PrayerSettings {
  return form && formProblems(form.change).length === 0 ? applied(draft, form.change) : draft
}

/** Whether leaving the page would lose something. */
export function isChanged({ saved, draft, form }: Editing): boolean {
  return form?.touched || canonical(draft) !== canonical(saved.settings)
}

/** Whether saving would change what is stored, or tell what is still missing in what was typed. */
export function canSave(editing: Editing): boolean {
  const { saved, form } = editing
  if (form?.touched && formProblems(form.change).length > 0) return true
  return canonical(editedSettings(editing)) !== canonical(saved.settings)
}

/** Asks for the settings, and brings back what this admin typed in this tab before. */
export async function loadPrayerSettings(): Promise<void> {
  const before = $prayerEditing.get()
  if (before.state === 'ready' && isChanged(before)) {
    put(before)
    return
  }
  if (before.state !== 'ready') $prayerEditing.set({ state: 'loading' })
  try {
    const answer = await callAsAdmin(getPrayerSettings)
    const kept = draftOf<Kept>(NAME, owner())
    const loaded = kept ? broughtBack(answer, kept) : fresh(answer)
    // What was saved here last can still be taken back as long as it is what is stored.
    const isSame = before.state === 'ready' && before.saved.revision === loaded.saved.revision
    put(isSame ? { ...loaded, before: before.before } : loaded)
  } catch (error) {
    const { state } = $prayerEditing.get()
    if (state !== 'ready') $prayerEditing.set({ state: 'failed', message: textOf(error) })
  }
}

/** Changes the draft. A form that nobody touched closes: it shows the draft as it was. */
export function editDraft(change: (draft: PrayerSettings) => PrayerSettings): void {
  update(({ draft, form }) => ({ draft: change(draft), form: form?.touched ? form : null }))
}

/** Opens a form in place of the one that is open. */
export function openForm(change: Change): void {
  update(() => ({ form: { change, touched: false }, tried: false }))
}

/** Takes over what is typed into the open form. */
export function typeIntoForm(change: Change): void {
  update(() => ({ form: { change, touched: true } }))
}

/** Closes the form and gives up what was typed into it. */
export function closeForm(): void {
  update(() => ({ form: null, tried: false }))
}

/** Takes the form's change into the draft, to be saved with others; false while it has problems. */
export function keepForm(): boolean {
  const editing = $prayerEditing.get()
  if (editing.state !== 'ready' || !editing.form) return false
  const isComplete = formProblems(editing.form.change).length === 0
  if (isComplete) update(() => ({ draft: editedSettings(editing), form: null, tried: false }))
  else update(() => ({ tried: true }))
  return isComplete
}

/** Shows what is stored again and gives up all that is not saved. */
export function discardPrayerEdits(): void {
  update(({ saved }) => ({ draft: saved.settings, form: null, tried: false }))
}

/**
 * Saves the draft and the open form's change. Nothing is sent while something blocks; whatever
 * fails, all that was typed stays.
 */
export async function savePrayerEdits(): Promise<boolean> {
  const editing = $prayerEditing.get()
  if (editing.state !== 'ready' || editing.saving || !canSave(editing)) return false
  const { form, saved } = editing
  const settings = editedSettings(editing)
  const isBlank = form !== null && formProblems(form.change).length > 0
  if (isBlank || verdictOn(settings, saved.settings, now()).problems.length > 0) {
    update(() => ({ tried: true }))
    return false
  }
  update(() => ({ form: form && { ...form, touched: true }, tried: true, saving: true }))
  return answered(
    () => callAsAdmin(savePrayerSettings, { body: { base: saved.revision, settings } }),
    settings,
  )
}

/** Saves a kept version anew. */
export function restoreVersion(
  revision: number,
  done: keyof typeof DONE = 'saved',
): Promise<boolean> {
  const editing = $prayerEditing.get()
  if (editing.state !== 'ready' || editing.saving) return Promise.resolve(false)
  const { saved } = editing
  update(() => ({ saving: true }))
  return answered(
    () => callAsAdmin(restorePrayerSettings, { body: { revision, base: saved.revision } }),
    saved.settings,
    done,
  )
}

/** Takes the last save back. The seed, which is kept as no version, is saved anew. */
export function undoPrayerSave(): Promise<boolean> {
  const editing = $prayerEditing.get()
  if (editing.state !== 'ready' || editing.saving || !editing.before) return Promise.resolve(false)
  const { saved, before } = editing
  if (before.revision > 0) return restoreVersion(before.revision, 'undone')
  update(() => ({ saving: true }))
  return answered(
    () =>
      callAsAdmin(savePrayerSettings, {
        body: { base: saved.revision, settings: before.settings },
      }),
    saved.settings,
    'undone',
  )
}

/** After a conflict: lays what was typed here over the newer version, to be saved once more. */
export function keepMine(): void {
  update(({ saved, draft, newer }) =>
    newer
      ? { saved: newer, draft: laidOver(saved.settings, draft, newer.settings), newer: null }
      : {},
  )
}

/** After a conflict: shows the newer version and gives up what was typed here. */
export function takeNewer(): void {
  const editing = $prayerEditing.get()
  if (editing.state === 'ready' && editing.newer) put(fresh(editing.newer))
}

async function answered(
  save: () => Promise<PrayerSettingsAnswer>,
  sent: PrayerSettings,
  done: keyof typeof DONE = 'saved',
): Promise<boolean> {
  try {
    const { revision, savedAt, settings } = await save()
    const editing = $prayerEditing.get()
    if (editing.state !== 'ready') return true
    const isMine = canonical(editedSettings(editing)) === canonical(sent)
    const next = { ...fresh({ revision, savedAt, settings }), before: editing.saved }
    const typedSince = { draft: laidOver(sent, editing.draft, settings), form: editing.form }
    put(isMine ? next : { ...next, ...typedSince })
    closeUndo()
    showSuccess(DONE[done])
    if (done === 'saved') offerUndo('The prayer times were changed.', () => void undoPrayerSave())
    return true
  } catch (error) {
    const told = error instanceof CallError ? error : undefined
    const newer = told?.status === 409 ? (told.current as PrayerSettingsAnswer | undefined) : null
    const problem = newer ? null : textOf(error)
    update(() => ({ refused: problemsOf(told?.fields ?? {}), problem, newer: newer ?? null }))
    return false
  } finally {
    const editing = $prayerEditing.get()
    if (editing.state === 'ready') $prayerEditing.set({ ...editing, saving: false })
  }
}

/** What a draft holds: enough to tell what was changed, and against what. */
interface Kept {
  saved: PrayerSettingsAnswer
  draft: PrayerSettings
  form: OpenForm | null
}

function fresh(saved: PrayerSettingsAnswer): Editing {
  return {
    state: 'ready',
    saved,
    draft: saved.settings,
    form: null,
    saving: false,
    tried: false,
    refused: [],
    problem: null,
    newer: null,
    restored: false,
    before: null,
  }
}

function broughtBack(answer: PrayerSettingsAnswer, { saved, draft, form }: Kept): Editing {
  const isCurrent = saved.revision === answer.revision
  const editing = { ...fresh(saved), draft, form, newer: isCurrent ? null : answer }
  return isChanged(editing) ? { ...editing, restored: true } : fresh(answer)
}

/** Changes what is being edited; an answer to something older than that is forgotten with it. */
function update(change: (editing: Editing) => Partial<Editing>): void {
  const editing = $prayerEditing.get()
  if (editing.state !== 'ready') return
  put({ ...editing, problem: null, refused: [], restored: false, ...change(editing) })
}

function put(editing: Editing): void {
  $prayerEditing.set(editing)
  if (!owner()) return
  const changed = isChanged(editing)
  const { saved, draft, form } = editing
  if (changed) keepDraft(NAME, owner(), { saved, draft, form } satisfies Kept)
  else dropDraft(NAME)
  setUnsaved(NAME, changed ? discardPrayerEdits : null)
}

/** Whose draft it is; '' once the session has ended, when what was kept must stay as it is. */
function owner(): string {
  const session = $session.get()
  return session.state === 'open' ? session.user.email : ''
}
