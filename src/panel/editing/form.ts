import { atom, type ReadableAtom } from 'nanostores'
import { CallError } from '#contract/failure.ts'
import { showSuccess } from '#panel/shell/banner.ts'
import { textOf } from '#panel/shell/loaded.ts'
import { $session } from '#panel/shell/session.ts'
import { draftOf, dropDraft, keepDraft } from './drafts.ts'
import { setUnsaved } from './unsaved.ts'

/** Messages by field. */
export type Errors<T> = Partial<Record<keyof T & string, string>>

/** A form over something stored: what is stored, what is typed, and how saving it went. */
export type Form<T, Stored> =
  | { state: 'loading' }
  | { state: 'failed'; message: string }
  | {
      state: 'ready'
      stored: Stored
      values: T
      errors: Errors<T>
      /** Why the last save failed, where no single field is at fault; stays until the next try. */
      problem: string | null
      /** What someone else saved in the meantime. */
      newer: Stored | null
      changed: boolean
      saving: boolean
      /** What was typed before the session ended, or the page was left, is back. */
      restored: boolean
    }

/** A form that is loaded. */
export type ReadyForm<T, Stored> = Extract<Form<T, Stored>, { state: 'ready' }>

export interface FormPlan<T, Stored> {
  /** Also the draft's. */
  name: string
  load: () => Promise<Stored>
  valuesOf: (stored: Stored) => T
  /** null: the admin thought better of it, and nothing was saved. */
  save: (values: T, stored: Stored) => Promise<Stored | null>
  check?: (values: T, stored: Stored) => Errors<T>
  /** What 409 'conflict' carries, as stored. */
  conflict?: (current: unknown) => Stored
  /** What the banner says after a save; SAVED unless told. */
  saved?: string
  /** Runs after a save, before the banner. */
  onSaved?: () => void
  /** Runs with the text of a save that failed; `thrown`: no answer came. */
  onFailed?: (problem: string, thrown: boolean) => void
}

export const SAVED = 'Settings have been successfully updated.'

export interface FormStore<T, Stored> {
  $form: ReadableAtom<Form<T, Stored>>
  load: () => Promise<void>
  change: (values: Partial<T>) => void
  save: () => Promise<void>
  /** Gives up what is typed: what is stored is shown again. */
  discard: () => void
  /** After a conflict: what is typed shall replace the newer version. */
  keepMine: () => void
  /** After a conflict: shows the newer version and gives up what is typed. */
  takeNewer: () => void
}

/** A form with a draft, an unsaved-changes guard and honest saving. */
export function formStore<T extends object, Stored>(
  plan: FormPlan<T, Stored>,
): FormStore<T, Stored> {
  const $form = atom<Form<T, Stored>>({ state: 'loading' })
  const owner = () => {
    const session = $session.get()
    return session.state === 'open' ? session.user.email : ''
  }
  const show = (stored: Stored, values = plan.valuesOf(stored), restored = false) => {
    const changed = JSON.stringify(values) !== JSON.stringify(plan.valuesOf(stored))
    $form.set({
      state: 'ready',
      stored,
      values,
      changed,
      restored: restored && changed,
      errors: {},
      problem: null,
      newer: null,
      saving: false,
    })
    mark(changed)
  }
  const mark = (changed: boolean) => {
    if (!changed) dropDraft(plan.name)
    setUnsaved(plan.name, changed ? discard : null)
  }
  const discard = () => {
    const form = $form.get()
    if (form.state === 'ready') show(form.stored)
  }

  return {
    $form,
    discard,
    async load() {
      const before = $form.get()
      if (before.state === 'ready' && before.changed) {
        mark(true)
        return
      }
      if (before.state === 'failed') $form.set({ state: 'loading' })
      try {
        const stored = await plan.load()
        const now = $form.get()
        // What was typed or sent while the answer was on its way stays.
        if (now.state === 'ready' && (now.changed || now.saving)) return
        const draft = draftOf<Partial<T>>(plan.name, owner())
        show(stored, { ...plan.valuesOf(stored), ...draft }, draft !== null)
      } catch (error) {
        if (before.state !== 'ready') $form.set({ state: 'failed', message: textOf(error) })
      }
    },
    change(change) {
      const form = $form.get()
      if (form.state !== 'ready') return
      const values = { ...form.values, ...change }
      const errors = { ...form.errors }
      for (const name of Object.keys(change)) delete errors[name as keyof T & string]
      const changed = JSON.stringify(values) !== JSON.stringify(plan.valuesOf(form.stored))
      $form.set({ ...form, values, errors, changed })
      if (changed) keepDraft(plan.name, owner(), values)
      mark(changed)
    },
    async save() {
      const form = $form.get()
      if (form.state !== 'ready' || form.saving) return
      const errors = plan.check?.(form.values, form.stored) ?? {}
      if (Object.keys(errors).length > 0) {
        $form.set({ ...form, errors, problem: null })
        return
      }
      $form.set({ ...form, errors: {}, problem: null, saving: true })
      try {
        const saved = await plan.save(form.values, form.stored)
        if (saved === null) {
          $form.set({ ...form, saving: false })
          return
        }
        show(saved)
        plan.onSaved?.()
        showSuccess(plan.saved ?? SAVED)
      } catch (error) {
        const now = $form.get()
        const { problem, errors, newer } = failed(error)
        if (now.state === 'ready') $form.set({ ...now, saving: false, problem, errors, newer })
        if (problem && !newer) plan.onFailed?.(problem, isThrown(error))
      }
    },
    keepMine() {
      const form = $form.get()
      if (form.state !== 'ready' || form.newer === null) return
      $form.set({ ...form, stored: form.newer, newer: null, problem: null, changed: true })
    },
    takeNewer() {
      const form = $form.get()
      if (form.state === 'ready' && form.newer !== null) show(form.newer)
    },
  }

  function failed(error: unknown): {
    problem: string | null
    errors: Errors<T>
    newer: Stored | null
  } {
    const told = error instanceof CallError ? error : undefined
    const errors = (told?.fields ?? {}) as Errors<T>
    const newer =
      told?.status === 409 && told.current && plan.conflict ? plan.conflict(told.current) : null
    return { errors, newer, problem: Object.keys(errors).length > 0 ? null : textOf(error) }
  }
}

/** Whether no answer came, or one that nobody understands. */
const isThrown = (error: unknown) => !(error instanceof CallError) || error.status === 0
