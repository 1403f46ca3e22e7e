import { canonical } from '#domain/canonical.ts'
import { matchItems, type NameOf } from './matchItems.ts'

/** The path of a value: names of fields, and keys or base indexes of list items. */
type ValuePath = readonly (string | number)[]

export type Side = 'mine' | 'theirs'

/** A value that both sides changed, in different ways; undefined where one removed it. */
interface Conflict {
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
interface Merger {
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
        // What both added under one name is merged too.
        const before = base ?? {}
        if (isObject(before) && isObject(mine) && isObject(theirs)) {
          return mergeObject(merger, path, before, mine, theirs)
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

/** An item of the merged list; its value is undefined where it was removed. */
interface Entry {
  value: unknown
  isNew: boolean
}

type Items = readonly unknown[]

/**
 * Merges lists item by item. It keeps all added items, those of theirs first, and drops items that
 * one side removed and the other did not change. The order is that of the side that changed it.
 */
function mergeList(
  merger: Merger,
  path: ValuePath,
  base: Items,
  mine: Items,
  theirs: Items,
): unknown[] {
  const keyOf = merger.rules.keyOf ?? idOf
  const isKeyed = [base, mine, theirs].every(items => areKeys(items.map(keyOf)))
  const nameOf = isKeyed ? keyOf : undefined
  const [inMine, inTheirs] = [matchItems(base, mine, nameOf), matchItems(base, theirs, nameOf)]
  const mySequence = new Array<Entry | undefined>(mine.length)
  const theirSequence = new Array<Entry | undefined>(theirs.length)
  const baseSequence = base.map((item, index) => {
    const [at, place] = [inMine.places.get(index), inTheirs.places.get(index)]
    const [my, their] = [
      at === undefined ? at : mine[at],
      place === undefined ? place : theirs[place],
    ]
    // An item matched by its position may be another item, so it is not merged with an edit.
    const isGuess = inMine.guesses.has(index) || inTheirs.guesses.has(index)
    const value = merger.merge([...path, keyOf(item) ?? index], item, my, their, isGuess)
    const entry = { value, isNew: false }
    if (at !== undefined) mySequence[at] = entry
    if (place !== undefined) theirSequence[place] = entry
    return entry
  })

  for (const [place, item] of theirs.entries()) {
    theirSequence[place] ??= { value: item, isNew: true }
  }
  const added = new Set(theirSequence.filter(entry => entry?.isNew))
  for (const [at, item] of mine.entries()) {
    if (mySequence[at]) continue
    const key = nameOf?.(item)
    const match = [...added].find(entry =>
      key === undefined ? same(entry?.value, item) : nameOf?.(entry?.value) === key,
    )
    if (match) {
      added.delete(match)
      match.value = merger.merge([...path, key ?? at], undefined, item, match.value)
    }
    mySequence[at] = match ?? { value: item, isNew: true }
  }
  return inOrder(
    merger,
    path,
    baseSequence,
    mySequence as Entry[],
    theirSequence as Entry[],
  ).flatMap(({ value }) => (value === undefined ? [] : [value]))
}

/** All entries, in the order of the side that moved some; the other's own after their neighbors. */
function inOrder(
  merger: Merger,
  path: ValuePath,
  base: readonly Entry[],
  mine: readonly Entry[],
  theirs: readonly Entry[],
): Entry[] {
  const common = (entries: readonly Entry[], others: readonly Entry[]) => {
    const known = new Set(others)
    return entries.filter(entry => !entry.isNew && known.has(entry))
  }
  const [order, myOrder, theirOrder] = [
    common(common(base, mine), theirs),
    common(mine, theirs),
    common(theirs, mine),
  ]
  const isSame = (a: readonly Entry[], b: readonly Entry[]) => a.every((one, at) => one === b[at])
  let lead = isSame(myOrder, order) ? theirs : mine
  if (lead === mine && !isSame(theirOrder, order) && !isSame(theirOrder, myOrder)) {
    const values = (entries: readonly Entry[]) => entries.map(({ value }) => value)
    const sides = { mine: values(myOrder), theirs: values(theirOrder) }
    if (merger.resolveConflict({ path: [...path, 'order'], ...sides }) === sides.theirs)
      lead = theirs
  }
  const placed = [...lead]
  let before: Entry | undefined
  for (const entry of lead === mine ? theirs : mine) {
    if (!placed.includes(entry)) {
      let at = before ? placed.indexOf(before) + 1 : 0
      while (lead === theirs && placed[at]?.isNew) at += 1
      placed.splice(at, 0, entry)
    }
    before = entry
  }
  return placed
}

const idOf: NameOf = item => {
  const id = (item as { id?: unknown } | null)?.id
  return typeof id === 'string' && id !== '' ? id : undefined
}

/** Whether every item has a unique key. */
const areKeys = (keys: readonly (string | undefined)[]) =>
  !keys.includes(undefined) && new Set(keys).size === keys.length
