import { atom } from 'nanostores'
import { dropDraft, keepDraft } from '#panel/shell/drafts.ts'
import { owner } from '#panel/shell/session.ts'
import { setUnsaved } from '#panel/shell/unsaved.ts'
import type { FormPlan, FormState, ReadyForm } from './form.ts'
import { same } from './merge.ts'

/** What a form shows, with a draft of what is typed and a guard against leaving. */
export function formState<T, Stored>(plan: FormPlan<T, Stored>) {
  type Ready = ReadyForm<T, Stored>
  const { name, valuesOf, lasting = 'tab' } = plan
  const isChanged = plan.isChanged ?? ((values, stored) => !same(values, valuesOf(stored)))
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
      unsent: null,
      fills: (before?.fills ?? 0) + (isOther ? 1 : 0),
      ...also,
    })
  }

  function discard(): void {
    const form = ready()
    if (!form) return
    const stored = form.conflict?.theirs ?? form.stored
    show(stored, valuesOf(stored))
  }

  return {
    $form,
    isChanged,
    ready,
    put,
    show,
    discard,
    /** Guards what is typed from now on. */
    guard() {
      isClosed = false
    },
    /** Stops guarding what is typed: the form is closed, its draft stays. */
    close() {
      isClosed = true
      setUnsaved(name, null)
    },
  }
}
export type FormHolder<T, Stored> = ReturnType<typeof formState<T, Stored>>
