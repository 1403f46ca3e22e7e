import { atom } from 'nanostores'
import { closeUndo, offerUndo, showError, showNote, showSuccess } from '#panel/shell/banner.ts'
import { draftOf, dropDraft, keepDraft } from '#panel/shell/drafts.ts'
import { textOf } from '#panel/shell/loaded.ts'
import { owner } from '#panel/shell/session.ts'
import { setUnsaved } from '#panel/shell/unsaved.ts'
import { type MergeValues, mergeWithChoices } from './choices.ts'
import { failedSave } from './failedSave.ts'
import type { Errors, FormPlan, FormState, FormStore, ReadyForm } from './form.ts'
import { merge, same } from './merge.ts'
import { savedByInWords } from './savedBy.ts'

const SAVED = 'Settings have been successfully updated.'
const UNDONE = 'The change was undone.'
const RESTORED = 'The earlier version was restored.'

/** How often a save is merged and sent again before the admin gets the message. */
const MOST_TRIES = 5

/** The messages after a save. */
interface Outcome {
  text?: string
  /** The text of the undo offer; without it no undo is offered. */
  undo?: string | undefined
  /** The admin whose save it was merged with; null: the name is not known; undefined: not merged. */
  mergedWith?: string | null | undefined
}

/** A form with a draft, a guard against leaving, saving, merging with other admins' saves, and undo. */
export function formStore<T, Stored>(plan: FormPlan<T, Stored>): FormStore<T, Stored> {
  type Ready = ReadyForm<T, Stored>
  const { name, valuesOf, lasting = 'tab' } = plan
  const isChanged = plan.isChanged ?? ((values, stored) => !same(values, valuesOf(stored)))
  const mergeFields: MergeValues<T> = (base, mine, theirs, choose) =>
    merge(base, mine, theirs, {}, choose)
  const merged = plan.merge ?? mergeFields
  const currentOf = plan.currentOf ?? (current => current as Stored)
  const $form = atom<FormState<T, Stored>>({ state: 'loading' })
  let isClosed = false

  const ready = (): Ready | null => {
    const form = $form.get()
    return form.state === 'ready' ? form : null
  }

  function put(form: Ready): void {
    const changed = isChanged(form.values, form.stored)
    // Once the session has ended, the draft stays as it is.
    if (owner()) {
      const { values, stored: base, aside } = form
      if (changed || aside !== null) {
        keepDraft(name, owner(), { values, base, aside }, lasting)
      } else dropDraft(name, lasting)
      if (!isClosed) setUnsaved(name, changed ? discard : null, { isKept: lasting === 'browser' })
    }
    $form.set({ ...form, changed, restored: form.restored && changed })
  }

  /** Shows values over the stored version and resets errors, conflict and progress. */
  function show(stored: Stored, values: T, also: Partial<Ready> = {}): void {
    const before = ready()
    const isOther = before !== null && !same(before.values, values)
    put({
      state: 'ready',
      stored,
      values,
      errors: {},
      problem: null,
      conflict: null,
      aside: null,
      changed: false,
      saving: false,
      tried: false,
      restored: false,
      fills: (before?.fills ?? 0) + (isOther ? 1 : 0),
      ...also,
    })
  }

  /** Merges the typed values with another admin's save; false: there is a conflict to resolve. */
  function reconcile(
    form: Pick<Ready, 'stored' | 'values'>,
    theirs: Stored,
    by: string | null,
    also: Partial<Ready> = {},
  ): boolean {
    const sides = [valuesOf(form.stored), form.values, valuesOf(theirs)] as const
    const { value, choices } = mergeWithChoices(merged, sides)
    if (choices.length === 0) show(theirs, value, also)
    else {
      const conflict = { theirs, by, choices, isOpen: true }
      show(form.stored, form.values, { ...also, restored: false, conflict })
    }
    return choices.length === 0
  }

  function open(stored: Stored): void {
    isClosed = false
    const kept = draftOf<T, Stored>(name, owner(), lasting)
    const draft = kept && (plan.upgradeDraft?.(kept) ?? kept)
    if (!draft) {
      show(stored, valuesOf(stored))
      return
    }
    const { base = stored, aside } = draft
    const values = withFields(valuesOf(base), draft.values)
    if (!isChanged(values, stored)) show(stored, valuesOf(stored), { aside })
    else if (!reconcile({ stored: base, values }, stored, null, { restored: true, aside })) {
      void nameConflict(stored)
    }
  }

  /** Adds to the conflict of a draft who saved the newer version; a failure leaves it unnamed. */
  async function nameConflict(theirs: Stored): Promise<void> {
    const by = await plan.savedBy?.(theirs).catch(() => null)
    const form = ready()
    if (by && form?.conflict?.theirs === theirs)
      put({ ...form, conflict: { ...form.conflict, by } })
  }

  async function load(): Promise<void> {
    const before = ready()
    if (before?.changed) {
      put(before)
      return
    }
    if ($form.get().state === 'failed') $form.set({ state: 'loading' })
    try {
      const stored = await plan.load?.()
      const now = ready()
      // Values that were typed or sent before the response came are kept.
      if (stored !== undefined && !now?.changed && !now?.saving) open(stored)
    } catch (error) {
      if (!ready()) $form.set({ state: 'failed', message: textOf(error) })
    }
  }

  function discard(): void {
    const form = ready()
    if (!form) return
    const stored = form.conflict?.theirs ?? form.stored
    show(stored, valuesOf(stored))
  }

  function edit(change: (values: T) => T, { tried = ready()?.tried ?? false } = {}): void {
    const form = ready()
    if (form) put({ ...form, values: change(form.values), errors: {}, problem: null, tried })
  }

  async function save(): Promise<boolean> {
    const form = ready()
    if (!form || form.saving) return false
    const { conflict, aside } = form
    if (conflict && !reconcile(form, conflict.theirs, conflict.by, { aside })) return false
    return send(conflict?.by)
  }

  /** Sends what is typed; what another admin saved meanwhile is merged into it and sent again. */
  async function send(mergedWith?: string | null, tries = 1): Promise<boolean> {
    const form = ready()
    if (!form) return false
    const { values, stored } = form
    const errors = plan.check?.(values, stored) ?? {}
    if (Object.keys(errors).length > 0 || plan.canSend?.(values, stored) === false) {
      put({ ...form, errors, problem: null, saving: false, tried: true })
      return false
    }
    put({ ...form, errors: {}, problem: null, saving: true, tried: true })
    try {
      const saved = await plan.save(values, stored)
      if (saved !== null) finish(values, stored, saved, { undo: plan.done, mergedWith })
      else put({ ...form, saving: false })
      return saved !== null
    } catch (error) {
      const now = ready()
      const { newer } = failedSave(error)
      if (!now || !newer || tries === MOST_TRIES) return fail(error)
      const theirs = currentOf(newer.current)
      if (!reconcile(now, theirs, newer.by, { aside: now.aside })) return false
      if (ready()?.changed) return send(newer.by, tries + 1)
      finish(now.values, theirs, theirs, { mergedWith: newer.by })
      return true
    }
  }

  /** Shows what was saved, with what was typed since `sent`. */
  function finish(sent: T, before: Stored, saved: Stored, outcome: Outcome): void {
    const now = ready()
    if (!now) return
    show(saved, merged(sent, now.values, valuesOf(saved)).value)
    plan.onSaved?.(saved)
    const { text = plan.saved ?? SAVED, undo, mergedWith } = outcome
    closeUndo()
    showSuccess(text)
    const merge = mergedWith !== undefined && savedByInWords(mergedWith).note
    const note = [merge, plan.note?.(before, saved)].filter(Boolean).join(' ')
    if (undo !== undefined && plan.undo) {
      offerUndo(note ? `${undo} ${note}` : undo, () => void undoTo(before))
    } else if (note) showNote(note)
  }

  function fail(error: unknown): false {
    const form = ready()
    if (!form) return false
    const { errors, problem, isThrown, isSignedOut } = failedSave(error)
    const isAtField = Object.keys(errors).length > 0 && !plan.hasHiddenFields
    const shown = { errors: errors as Errors<T>, problem: isAtField ? null : problem }
    put({ ...form, ...shown, saving: false })
    if (!isAtField && !isSignedOut) plan.onFailed?.(problem, isThrown)
    return false
  }

  /** Replaces what is stored by something that was stored before. */
  async function replace(
    run: (stored: Stored) => Promise<Stored | null>,
    outcome: Outcome,
  ): Promise<boolean> {
    const form = ready()
    if (!form || form.saving) return false
    const { stored } = form
    put({ ...form, problem: null, saving: true })
    try {
      const saved = await run(stored)
      if (saved !== null) finish(valuesOf(stored), stored, saved, outcome)
      else put({ ...form, saving: false })
      return saved !== null
    } catch (error) {
      const now = ready()
      const { newer } = failedSave(error)
      if (now && newer) reconcile(now, currentOf(newer.current), newer.by)
      return fail(error)
    }
  }

  /** Undoes a save. A failure is shown in the banner, since the form may be closed. */
  async function undoTo(before: Stored): Promise<void> {
    const { undo } = plan
    if (undo && !(await replace(stored => undo(before, stored), { text: UNDONE }))) {
      const problem = ready()?.problem
      if (problem) showError(problem)
    }
  }

  return {
    $form,
    load,
    open,
    edit,
    save,
    discard,
    change(change) {
      const form = ready()
      if (!form) return
      const errors: Record<string, string | undefined> = { ...form.errors }
      for (const field of Object.keys(change)) delete errors[field]
      put({ ...form, values: { ...form.values, ...change }, errors: errors as Errors<T> })
    },
    async restore(revision) {
      const { restore } = plan
      if (!restore || ready()?.changed) return false
      return replace(stored => restore(revision, stored), { undo: RESTORED })
    },
    close() {
      isClosed = true
      setUnsaved(name, null)
    },
    compare(isOpen) {
      const form = ready()
      if (!form?.conflict) return
      if (isOpen) reconcile(form, form.conflict.theirs, form.conflict.by)
      else put({ ...form, conflict: { ...form.conflict, isOpen } })
    },
    async choose(choices) {
      const form = ready()
      if (!form?.conflict) return false
      const { theirs } = form.conflict
      const sides = [valuesOf(form.stored), form.values, valuesOf(theirs)] as const
      const { value } = merged(...sides, key => choices[key] ?? 'mine')
      show(theirs, value)
      if (isChanged(value, theirs)) return send()
      show(theirs, value, { aside: form.values })
      return true
    },
    bringBack() {
      const form = ready()
      if (form && form.aside !== null) show(form.stored, form.aside)
    },
  }
}

/** The fields of a draft over the current ones: a newer release may have added fields. */
function withFields<T>(fields: T, kept: T): T {
  return typeof kept === 'object' && kept !== null ? { ...fields, ...kept } : kept
}
