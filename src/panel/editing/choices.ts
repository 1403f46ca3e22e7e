import type { Merged, Side } from './merge.ts'

/** The three versions of a form's values: what both admins began with, mine and theirs. */
type Sides<T> = readonly [base: T, mine: T, theirs: T]

export type MergeValues<T> = (...args: [...Sides<T>, choose?: (key: string) => Side]) => Merged<T>

/** Something that this admin and another one both changed, in different ways. */
export interface OpenChoice<T> {
  key: string
  /** The values with all choices theirs, but this one mine, and the same with it theirs too. */
  mine: T
  theirs: T
}

/** Merges three versions, and lists the conflicts, each with all other choices made for theirs. */
export function mergeWithChoices<T>(merge: MergeValues<T>, sides: Sides<T>) {
  const { value, conflicts } = merge(...sides)
  const theirs = merge(...sides, () => 'theirs').value
  const choices = conflicts.map(
    ({ key }): OpenChoice<T> => ({
      key,
      mine: merge(...sides, other => (other === key ? 'mine' : 'theirs')).value,
      theirs,
    }),
  )
  return { value, choices }
}
