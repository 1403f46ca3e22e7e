import { canonical } from '#domain/canonical.ts'

/** The name by which an item is found again; undefined: it has none. */
export type NameOf = (item: unknown) => string | undefined

interface Matches {
  /** By index in the base: where that item is in the changed list; absent where it was removed. */
  places: Map<number, number>
  /** The items of the base that were matched only by their position. */
  guesses: ReadonlySet<number>
}

type Items = readonly unknown[]

/**
 * Matches the items of a list with those of a changed one: by their keys where all have one,
 * otherwise by content. An edited item matches by its first field, such as a question or a name,
 * or by its position between unchanged items.
 */
export function matchItems(base: Items, changed: Items, keyOf?: NameOf): Matches {
  const places = new Map<number, number>()
  if (keyOf) {
    matchByName(base, changed, keyOf, places)
    return { places, guesses: new Set() }
  }
  matchByName(base, changed, canonical, places)
  matchByName(base, changed, firstFieldOf, places)
  return { places, guesses: matchByGap(base, changed, places) }
}

/** Pairs equal names among the items that are not paired yet, the first with the first. */
function matchByName(base: Items, changed: Items, nameOf: NameOf, places: Map<number, number>) {
  const taken = new Set(places.values())
  const free = Map.groupBy(
    [...changed.keys()].filter(place => !taken.has(place)),
    place => nameOf(changed[place]),
  )
  for (const [index, item] of base.entries()) {
    const name = places.has(index) ? undefined : nameOf(item)
    const place = name === undefined ? undefined : free.get(name)?.shift()
    if (place !== undefined) places.set(index, place)
  }
}

/** Pairs unmatched items between two matched neighbors where both lists have the same number. */
function matchByGap(base: Items, changed: Items, places: Map<number, number>): Set<number> {
  const indexes = new Map([...places].map(([index, place]) => [place, index]))
  const gaps = gapsOf(base, index => (places.has(index) ? index : undefined))
  const others = gapsOf(changed, place => indexes.get(place))
  const guesses = new Set<number>()
  for (const [before, gap] of gaps) {
    const other = others.get(before) ?? []
    if (other.length !== gap.length) continue
    for (const [n, index] of gap.entries()) {
      places.set(index, other[n] ?? 0)
      guesses.add(index)
    }
  }
  return guesses
}

/** The unpaired positions of a list by the paired item of the base before them; -1: none is. */
function gapsOf(items: Items, pairedIndex: (position: number) => number | undefined) {
  const gaps = new Map<number, number[]>()
  let before = -1
  for (const position of items.keys()) {
    const paired = pairedIndex(position)
    if (paired === undefined) gaps.set(before, [...(gaps.get(before) ?? []), position])
    else before = paired
  }
  return gaps
}

function firstFieldOf(item: unknown): string | undefined {
  if (typeof item !== 'object' || item === null) return undefined
  const first = Object.values(item)[0]
  return typeof first === 'string' && first.trim() !== '' ? first : undefined
}
