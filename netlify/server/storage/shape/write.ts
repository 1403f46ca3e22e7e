import { isDeepStrictEqual } from 'node:util'
import { StorageError } from '../errors.ts'
import {
  containers,
  isContainer,
  isObject,
  keysOf,
  matchesPattern,
  type Path,
  valueAt,
} from './paths.ts'
import type { Held, HeldItems, Reading } from './reading.ts'
import type { Shape } from './shape.ts'

/**
 * The stored form of a new value: the value by the schema, with the fields and the items that this
 * release could not read before the change. Throws StorageError when the value does not fit the
 * schema.
 */
export function writeShape<T>(shape: Shape<T>, next: T, before?: Reading<T>) {
  const parsed = shape.schema.safeParse(next)
  if (!parsed.success) {
    throw new StorageError(`${shape.name} does not fit its schema: ${parsed.error.message}`)
  }
  if (!before) return parsed.data
  return new Merge(shape.items, before).into(parsed.data)
}

/** A value with the items that were left out of it and its parts. */
export function putBack(value: unknown, held: HeldItems): unknown {
  if (!isContainer(value)) return value
  const items = held.get(value) ?? []
  if (Array.isArray(value)) {
    return withItems(
      value.map(item => putBack(item, held)),
      items,
    )
  }
  const entries = Object.entries(value).map(([key, item]) => [key, putBack(item, held)] as const)
  return withEntries(Object.fromEntries(entries), items)
}

/** Copies what the schema does not know from the value that was read to the next value. */
class Merge {
  readonly #items: Shape<unknown>['items']
  readonly #before: Reading<unknown>
  /** Items by name, as [base, parsed]: so that items that move between lists are found again. */
  #named: Map<string, readonly [unknown, unknown]> | undefined

  constructor(items: Shape<unknown>['items'], before: Reading<unknown>) {
    this.#items = items
    this.#before = before
  }

  into(next: unknown): unknown {
    return this.#value(this.#before.base, this.#before.value, next, [])
  }

  #value(base: unknown, before: unknown, next: unknown, path: Path): unknown {
    if (Array.isArray(base) && Array.isArray(before) && Array.isArray(next)) {
      return this.#list(base, before, next, path)
    }
    if (!isObject(base) || !isObject(before) || !isObject(next)) return next
    const known = Object.entries(next).map(([key, value]) => [
      key,
      Object.hasOwn(base, key) && Object.hasOwn(before, key)
        ? this.#value(base[key], before[key], value, [...path, key])
        : value,
    ])
    const unknown = Object.entries(base).filter(
      ([key]) => !Object.hasOwn(before, key) && !Object.hasOwn(next, key),
    )
    const whole = Object.fromEntries([...known, ...unknown])
    return withEntries(whole, this.#before.held.get(base) ?? [])
  }

  #list(base: unknown[], before: unknown[], next: unknown[], path: Path): unknown {
    if (!this.#before.held.has(base) && !next.some(isContainer)) return next
    const field = this.#nameOf([...path, 0])
    const partnerOf = field ? this.#byName(base, before, field) : bySameness(base, before, next)
    const items = next.map((item, index) => {
      const [ownBase, ownBefore] = partnerOf(item, index) ?? []
      return this.#value(ownBase, ownBefore, item, [...path, index])
    })
    return withItems(items, this.#before.held.get(base) ?? [])
  }

  #nameOf(path: Path): string | null {
    const found = Object.entries(this.#items).find(([pattern]) => matchesPattern(pattern, path))
    return found?.[1] ?? null
  }

  #byName(base: unknown[], before: unknown[], field: string) {
    const own = new Map(
      before.map((item, at) => [valueAt(item, [field]), [base[at], item] as const]),
    )
    return (item: unknown) => {
      const name = valueAt(item, [field])
      return own.get(name) ?? (field === 'id' ? this.#elsewhere().get(String(name)) : undefined)
    }
  }

  #elsewhere() {
    if (this.#named) return this.#named
    const { base, value } = this.#before
    const lists = Object.entries(this.#items)
      .filter(([, field]) => field === 'id')
      .flatMap(([pattern]) => containers(base, pattern))
    this.#named = new Map(
      lists.flatMap(path =>
        keysOf(valueAt(value, path)).map(key => {
          const item = valueAt(value, [...path, key])
          return [String(valueAt(item, ['id'])), [valueAt(base, [...path, key]), item]]
        }),
      ),
    )
    return this.#named
  }
}

/**
 * An item without a name is matched with an equal earlier item. If none was added or removed, the
 * other items are matched by position.
 */
function bySameness(base: unknown[], before: unknown[], next: unknown[]) {
  const free = new Set(before.keys())
  const partners = next.map((item, index) => {
    const at =
      isDeepStrictEqual(before[index], item) && free.has(index)
        ? index
        : [...free].find(one => isDeepStrictEqual(before[one], item))
    if (at !== undefined) free.delete(at)
    return at
  })
  const inPlace = before.length === next.length
  return (_: unknown, index: number) => {
    const at = partners[index] ?? (inPlace && free.has(index) ? index : undefined)
    return at === undefined ? undefined : ([base[at], before[at]] as const)
  }
}

/** Inserts the last removed item first, so that each gets its former position. */
function withItems(items: readonly unknown[], held: readonly Held[]): unknown[] {
  const all = [...items]
  for (const { key, stored } of held.toReversed()) {
    all.splice(Math.min(Number(key), all.length), 0, stored)
  }
  return all
}

function withEntries(entries: Record<string, unknown>, held: readonly Held[]) {
  return held.reduce(
    (all, { key, stored }) =>
      Object.fromEntries([...Object.entries(all), [freeName(all, String(key)), stored]]),
    entries,
  )
}

/** A free name in a record: the given one, if it is free. */
export function freeName(record: Readonly<Record<string, unknown>>, wanted: string): string {
  let name = wanted
  while (Object.hasOwn(record, name)) name += '~'
  return name
}
