import { draftOf } from '#panel/shell/drafts.ts'
import { textOf } from '#panel/shell/loaded.ts'
import { owner } from '#panel/shell/session.ts'
import type { Errors, FormPlan, FormStore } from './form.ts'
import { formMerging } from './formMerging.ts'
import { formSaving } from './formSaving.ts'
import { formState } from './formState.ts'

/** A form with a draft, a guard against leaving, saving, merging with other admins' saves, and undo. */
export function formStore<T, Stored>(plan: FormPlan<T, Stored>): FormStore<T, Stored> {
  const { name, valuesOf, lasting = 'tab' } = plan
  const state = formState(plan)
  const { $form, isChanged, ready, put, show, discard, close } = state
  const merging = formMerging(plan, state)
  const { reconcile, chosen } = merging
  const { save, send, restore } = formSaving(plan, state, merging)

  function open(stored: Stored): void {
    state.guard()
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

  function edit(change: (values: T) => T, { tried = ready()?.tried ?? false } = {}): void {
    const form = ready()
    if (form)
      put({ ...form, values: change(form.values), errors: {}, problem: null, unsent: null, tried })
  }

  return {
    $form,
    differencesOf: plan.differencesOf ?? (() => []),
    load,
    open,
    edit,
    save,
    restore,
    discard,
    close,
    change(change) {
      const form = ready()
      if (!form) return
      const errors: Record<string, string | undefined> = { ...form.errors }
      for (const field of Object.keys(change)) delete errors[field]
      const values = { ...form.values, ...change }
      put({ ...form, values, errors: errors as Errors<T>, unsent: null })
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
      const value = chosen(form, theirs, choices)
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
