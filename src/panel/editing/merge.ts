import { canonical } from '#domain/canonical.ts'
import { mergeList } from './mergeList.ts'

/** The path of a value: names of fields, and keys or base indexes of list items. */
export type ValuePath = readonly (string | number)[]

export type Side = 'mine' | 'theirs'

/** A value that both sides changed, in different ways; undefined where one removed it. */
export interface Conflict {
  /** The path as one text; ends in '/order' where both moved the items of a list. */
  key: string
  path: ValuePath
  mine: unknown
  theirs: unknown
}

export interface MergeRules {
  /** Whether the value at a path is only ever taken from one side, never merged inside. */
  isWhole?: (path: ValuePath) => boolean
  /** What names an item of a list apart from its place; items without a name match by content. */
  keyOf?: (item: unknown) => string | undefined
}

export interface Merged<T> {
  value: T
  conflicts: Conflict[]
}

/** What the merge of one part needs of the whole. */
export interface Merger {
  rules: MergeRules
  /** Merges three values at a path; `isWhole`: never inside. */
  merge: (
    path: ValuePath,
    base: unknown,
    mine: unknown,
    theirs: unknown,
    isWhole?: boolean,
  ) => unknown
  /** Notes a conflict and gives the side that was chosen. */
  resolveConflict: (conflict: Omit<Conflict, 'key'>) => unknown
}

/**
 * Three-way merge of JSON-like values: what one side changed since `base` is taken from that side,
 * field by field and item by item. Of what both changed, `choose` gives the side; all of it is
 * listed as conflicts, whatever was chosen.
 */
export function merge<T>(
  base: T,
  mine: T,
  theirs: T,
  rules: MergeRules = {},
  choose: (key: string) => Side = () => 'mine',
): Merged<T> {
  const conflicts: Conflict[] = []
  const merger: Merger = {
    rules,
    resolveConflict(conflict) {
      const key = conflict.path.join('/')
      conflicts.push({ key, ...conflict })
      return conflict[choose(key)]
    },
    merge(path, base, mine, theirs, isWhole) {
      if (same(mine, theirs) || same(base, theirs)) return mine
      if (same(base, mine)) return theirs
      if (!isWhole && !rules.isWhole?.(path)) {
        if (isObject(base) && isObject(mine) && isObject(theirs)) {
          return mergeObject(merger, path, base, mine, theirs)
        }
        if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs)) {
          return mergeList(merger, path, base, mine, theirs)
        }
      }
      return merger.resolveConflict({ path, mine, theirs })
    },
  }
  return { value: merger.merge([], base, mine, theirs) as T, conflicts }
}

type Fields = Readonly<Record<string, unknown>>

function mergeObject(merger: Merger, path: ValuePath, base: Fields, mine: Fields, theirs: Fields) {
  const names = new Set([...Object.keys(theirs), ...Object.keys(mine)])
  return Object.fromEntries(
    [...names].flatMap(name => {
      const value = merger.merge([...path, name], base[name], mine[name], theirs[name])
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

/** Whether two values say the same: the order of fields, and absent ones, do not matter. */
export const same = (a: unknown, b: unknown): boolean => a === b || canonical(a) === canonical(b)

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
