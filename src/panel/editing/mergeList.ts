import { matchItems, type NameOf } from './matchItems.ts'
import { type Merger, same, type ValuePath } from './merge.ts'

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
export function mergeList(
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
