import {
  closeBanner,
  closeUndo,
  offerUndo,
  showError,
  showNote,
  showSuccess,
} from '#panel/shell/banner.ts'
import { arrivals } from '#panel/shell/underway.ts'
import { failedSave } from './failedSave.ts'
import type { Errors, FormPlan } from './form.ts'
import type { FormMerging } from './formMerging.ts'
import type { FormHolder } from './formState.ts'
import { isOnline, repeatedSave } from './repeatedSave.ts'
import { savedByInWords } from './savedBy.ts'

const SAVED = 'Settings have been successfully updated.'
const UNDONE = 'The change was undone.'
const RESTORED = 'The earlier version was restored.'

const NOT_ARRIVED = 'The file was not uploaded. Try it again, or save without it.'

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

/** Saves a form, restores what was stored before, and offers to undo both. */
export function formSaving<T, Stored>(
  plan: FormPlan<T, Stored>,
  { ready, put, show }: FormHolder<T, Stored>,
  { reconcile, withTyped }: FormMerging<T, Stored>,
) {
  const { valuesOf } = plan
  const currentOf = plan.currentOf ?? (current => current as Stored)

  const repeating = repeatedSave(
    () => ready()?.unsent === 'waiting' && !ready()?.saving,
    () => void send(),
  )

  async function save(): Promise<boolean> {
    const form = ready()
    if (!form || form.saving) return false
    const arriving = arrivals()
    if (arriving) {
      put({ ...form, problem: null, saving: true })
      const isHere = await arriving
      const now = ready()
      if (!now?.saving) return false
      put({ ...now, saving: false, problem: isHere ? null : NOT_ARRIVED })
      return isHere && save()
    }
    repeating.begin()
    closeBanner()
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
    const mayHaveArrived = isOnline()
    try {
      const saved = await plan.save(values, stored)
      repeating.end()
      return finish(values, stored, saved, { undo: plan.done, mergedWith })
    } catch (error) {
      const now = ready()
      const { newer } = failedSave(error)
      if (!now || !newer || tries === MOST_TRIES) return fail(error, mayHaveArrived)
      const theirs = currentOf(newer.current)
      if (!reconcile(now, theirs, newer.by, { aside: now.aside })) return false
      if (ready()?.changed) return send(newer.by, tries + 1)
      return finish(now.values, theirs, theirs, { mergedWith: newer.by })
    }
  }

  /** Shows what was saved, with what was typed since `sent`; null: the save was called off. */
  function finish(sent: T, before: Stored, saved: Stored | null, outcome: Outcome): boolean {
    const now = ready()
    if (now && saved === null) put({ ...now, saving: false })
    if (!now || saved === null) return saved !== null
    show(saved, withTyped(sent, now, saved))
    plan.onSaved?.(saved)
    const { text = plan.saved ?? SAVED, undo, mergedWith } = outcome
    closeUndo()
    showSuccess(text)
    const merge = mergedWith !== undefined && savedByInWords(mergedWith).note
    const note = [merge, plan.note?.(before, saved)].filter(Boolean).join(' ')
    if (undo !== undefined && plan.undo) {
      offerUndo(note ? `${undo} ${note}` : undo, () => void undoTo(before))
    } else if (note) showNote(note)
    return true
  }

  /** `mayHaveArrived`: of a save, whether there was a connection when it was sent. */
  function fail(error: unknown, mayHaveArrived?: boolean): false {
    const form = ready()
    if (!form) return false
    const { errors, problem, isThrown, isUnanswered, isSignedOut } = failedSave(error)
    if (isUnanswered && mayHaveArrived !== undefined) {
      const canRepeat = plan.canRepeat?.(form.values, form.stored, mayHaveArrived) ?? true
      const unsent = canRepeat && repeating.again() ? 'waiting' : 'ended'
      put({ ...form, errors: {}, problem: null, saving: false, unsent })
      if (unsent === 'ended') plan.onFailed?.(problem, true)
      return false
    }
    repeating.end()
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
      return finish(valuesOf(stored), stored, saved, outcome)
    } catch (error) {
      const now = ready()
      const { newer } = failedSave(error)
      if (now && newer) reconcile(now, currentOf(newer.current), newer.by)
      return fail(error)
    }
  }

  const { undoTo, restore } = earlierStates(plan, ready, replace)
  return { save, send, restore }
}

/** Restores what was stored before, by way of `replace`. */
function earlierStates<T, Stored>(
  plan: FormPlan<T, Stored>,
  ready: FormHolder<T, Stored>['ready'],
  replace: (run: (stored: Stored) => Promise<Stored | null>, outcome: Outcome) => Promise<boolean>,
) {
  return {
    /** Undoes a save. A failure is shown in the banner, since the form may be closed. */
    async undoTo(before: Stored): Promise<void> {
      const { undo } = plan
      if (undo && !(await replace(stored => undo(before, stored), { text: UNDONE }))) {
        const problem = ready()?.problem
        if (problem) showError(problem)
      }
    },

    async restore(revision: number): Promise<boolean> {
      const { restore } = plan
      if (!restore || ready()?.changed) return false
      return replace(stored => restore(revision, stored), { undo: RESTORED })
    },
  }
}
