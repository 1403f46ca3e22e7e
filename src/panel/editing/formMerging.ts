import { mergeWithChoices } from './choices.ts'
import type { FormPlan, ReadyForm } from './form.ts'
import type { FormHolder } from './formState.ts'
import { merge, type Side } from './merge.ts'

/** How what is typed into a form and what other admins save come together. */
export function formMerging<T, Stored>(plan: FormPlan<T, Stored>, { show }: FormHolder<T, Stored>) {
  type Ready = ReadyForm<T, Stored>
  const { valuesOf } = plan
  const merged =
    plan.merge ??
    ((base: T, mine: T, theirs: T, choose?: (key: string) => Side) =>
      merge(base, mine, theirs, {}, choose))

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

  return {
    reconcile,
    /** What is typed, with these choices where it conflicts with theirs. */
    chosen: (form: Ready, theirs: Stored, choices: Readonly<Record<string, Side>>): T =>
      merged(valuesOf(form.stored), form.values, valuesOf(theirs), key => choices[key] ?? 'mine')
        .value,
    /** What was saved, with what was typed since it was sent. */
    withTyped: (sent: T, form: Ready, saved: Stored): T =>
      merged(sent, form.values, valuesOf(saved)).value,
  }
}
export type FormMerging<T, Stored> = ReturnType<typeof formMerging<T, Stored>>
