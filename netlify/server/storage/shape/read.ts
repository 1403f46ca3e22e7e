import { z } from 'zod'
import { UnreadableError } from '../errors.ts'
import {
  type Container,
  containers,
  isContainer,
  itemPath,
  keysOf,
  type Path,
  valueAt,
} from './paths.ts'
import type { Held, Reading, Unreadable } from './reading.ts'
import { type ItemUpgrade, itemSteps, type Shape } from './shape.ts'
import { freeName, putBack } from './write.ts'

/** Stored by a newer release; only that release can read it. */
export class NewerVersionError extends UnreadableError {
  override name = 'NewerVersionError'
}

/**
 * An item that could not be read when its document was upgraded: it stays as it was stored, with
 * the version that it was stored in, so that a later release can upgrade it from there.
 */
const KeptSchema = z.strictObject({ unreadable: z.unknown(), version: z.number().int().min(1) })
type Kept = z.output<typeof KeptSchema>

/**
 * Reads a value that was stored in some version: upgrades it step by step, then parses it, without
 * the items that do not fit. Throws NewerVersionError, and UnreadableError if anything besides
 * items of its lists is invalid.
 */
export function readShape<T>(shape: Shape<T>, stored: unknown, version: number): Reading<T> {
  if (version > shape.version) {
    throw new NewerVersionError(
      `${shape.name} was stored by a newer release (version ${version}); this one reads up to version ${shape.version}.`,
    )
  }
  if (version === shape.version) {
    const parsed = shape.schema.safeParse(stored)
    if (parsed.success) {
      return { value: parsed.data, base: stored, held: new Map(), unreadable: [] }
    }
  }
  return new ItemReader(shape, structuredClone(stored)).read(version)
}

/** Reads a value item by item. It mutates its argument. */
class ItemReader<T> {
  readonly #shape: Shape<T>
  #tree: unknown
  readonly #held = new Map<object, Held[]>()
  /** Items that an upgrade has changed, as they were stored. */
  readonly #before = new Map<unknown, Kept>()
  readonly #patterns: string[]

  constructor(shape: Shape<T>, stored: unknown) {
    this.#shape = shape
    this.#tree = stored
    this.#patterns = Object.keys(shape.items)
  }

  read(version: number): Reading<T> {
    const kept = this.#takeKept()
    for (let from = version; from < this.#shape.version; from++) this.#upgrade(from)
    for (const one of kept) this.#offer(one)
    for (;;) {
      const parsed = this.#shape.schema.safeParse(this.#tree)
      if (parsed.success) {
        return {
          value: parsed.data,
          base: this.#tree,
          held: this.#held,
          unreadable: this.#unreadable(),
        }
      }
      for (const path of this.#itemPaths(parsed.error)) this.#hold(path)
    }
  }

  /** Removes what earlier upgrades could not read, so that it is upgraded from its own version. */
  #takeKept() {
    const found: { path: Path; pattern: string; kept: Kept }[] = []
    for (const pattern of this.#patterns) {
      for (const path of containers(this.#tree, pattern)) {
        const container = valueAt(this.#tree, path) as Container
        for (const key of keysOf(container).reverse()) {
          const kept = KeptSchema.safeParse(valueAt(container, [key]))
          if (!kept.success) continue
          remove(container, key)
          found.push({ path: [...path, key], pattern, kept: kept.data })
        }
      }
    }
    return found.reverse()
  }

  #upgrade(from: number): void {
    const upgrade = this.#shape.upgrade[from]!
    if (typeof upgrade === 'function') {
      this.#tree = upgrade(this.#tree as never)
      // The upgraded items are stored from now on.
      this.#before.clear()
      return
    }
    for (const step of itemSteps([upgrade])) {
      for (const path of containers(this.#tree, step.items)) {
        const container = valueAt(this.#tree, path) as Record<string | number, unknown>
        for (const key of keysOf(container).reverse()) {
          const item = container[key]
          const kept = this.#before.get(item) ?? {
            unreadable: structuredClone(item),
            version: from,
          }
          const changed = attempt(step, item)
          if (changed) {
            container[key] = changed.item
            this.#before.set(changed.item, kept)
          } else {
            this.#before.set(item, kept)
            this.#hold([...path, key])
          }
        }
      }
    }
  }

  /** Puts back an item that was kept from an older version, if it can be read now. */
  #offer({ path, pattern, kept }: { path: Path; pattern: string; kept: Kept }): void {
    const container = valueAt(this.#tree, path.slice(0, -1))
    if (!isContainer(container)) {
      throw new UnreadableError(`An upgrade of ${this.#shape.name} drops items kept at ${pattern}`)
    }
    let item = structuredClone(kept.unreadable)
    for (let from = kept.version; from < this.#shape.version; from++) {
      const upgrade = this.#shape.upgrade[from]!
      const steps = itemSteps([upgrade]).filter(({ items }) => items === pattern)
      for (const step of steps) item = (attempt(step, item) ?? { item }).item
    }
    const at = insert(container, path.at(-1)!, item)
    this.#before.set(item, kept)
    if (this.#isDuplicate(pattern, container, at)) this.#hold([...path.slice(0, -1), at])
  }

  /** Whether an item of that list has the same name already. */
  #isDuplicate(pattern: string, container: Container, at: string | number): boolean {
    const field = this.#shape.items[pattern]
    const name = field && valueAt(container, [at, field])
    return (
      name !== undefined &&
      name !== null &&
      keysOf(container).some(key => key !== at && valueAt(container, [key, field!]) === name)
    )
  }

  /** The items that an error is about, last first. Throws if it is about more than items. */
  #itemPaths(error: z.ZodError): Path[] {
    const paths = new Map<string, Path>()
    for (const { path } of error.issues) {
      const item = itemPath(this.#patterns, path as Path)
      if (!item) {
        throw new UnreadableError(
          `${this.#shape.name} does not fit its schema: ${z.prettifyError(error)}`,
        )
      }
      paths.set(JSON.stringify(item), item)
    }
    const isInside = (path: Path) =>
      path.some((_, length) => paths.has(JSON.stringify(path.slice(0, length))))
    return [...paths.values()]
      .filter(path => !isInside(path))
      .sort((a, b) => indexOf(b) - indexOf(a))
  }

  #hold(path: Path): void {
    const container = valueAt(this.#tree, path.slice(0, -1)) as Container
    const key = path.at(-1)!
    const item = valueAt(container, [key])
    const kept = this.#before.get(item)
    remove(container, key)
    const list = this.#held.get(container) ?? []
    list.push({ key, stored: kept ?? putBack(item, this.#held) })
    this.#held.set(container, list)
  }

  #unreadable(): Unreadable[] {
    const found = (value: unknown, path: Path): Unreadable[] => {
      if (!isContainer(value)) return []
      const own = (this.#held.get(value) ?? []).toReversed().map(({ key, stored }) => {
        const kept = KeptSchema.safeParse(stored)
        return { at: [...path, key].join('.'), item: kept.success ? kept.data.unreadable : stored }
      })
      return [...own, ...keysOf(value).flatMap(key => found(valueAt(value, [key]), [...path, key]))]
    }
    return this.#held.size > 0 ? found(this.#tree, []) : []
  }
}

function attempt(step: ItemUpgrade, item: unknown): { item: unknown } | undefined {
  try {
    return { item: step.change(structuredClone(item) as never) }
  } catch {
    return undefined
  }
}

const indexOf = (path: Path) => (typeof path.at(-1) === 'number' ? Number(path.at(-1)) : 0)

function remove(container: Container, key: string | number): void {
  if (Array.isArray(container)) container.splice(Number(key), 1)
  else delete container[key]
}

/** Inserts an item at its position; in a record, under a free name if its own is taken. */
function insert(container: Container, key: string | number, item: unknown): string | number {
  if (Array.isArray(container)) {
    const at = Math.min(Number(key), container.length)
    container.splice(at, 0, item)
    return at
  }
  const name = freeName(container, String(key))
  container[name] = item
  return name
}
