/** Something that two versions say differently, as people read it. */
export interface Difference {
  label: string
  before: readonly string[]
  after: readonly string[]
  /** The two are all that there is: no label is needed before them. */
  isWhole?: boolean
}

/** Finds what two versions of a form's values say differently, in the order of the form. */
export type DifferencesOf<T> = (before: T, after: T) => readonly Difference[]

/** The difference of one field's texts; none where they are equal. */
export function fieldDifference(label: string, before: string, after: string): Difference[] {
  const lines = (text: string) => (text === '' ? [] : text.split(/\r?\n/))
  return before === after ? [] : [{ label, before: lines(before), after: lines(after) }]
}
