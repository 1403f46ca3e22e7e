import type { z } from 'zod'

/** One step from a version to the next: of the whole value, or of each item of a list. */
type Upgrade = WholeUpgrade | ItemUpgrade | readonly ItemUpgrade[]
/** `never` lets a step name the older shape that it takes. */
type WholeUpgrade = (value: never) => unknown
export interface ItemUpgrade {
  /** The path of the items, as in `Shape.items`. */
  readonly items: string
  readonly change: (item: never) => unknown
}

/** The shape of a stored value, in this version and in earlier ones. */
export interface Shape<T> {
  /** Its name in errors: 'The document "events"'. */
  readonly name: string
  /** Counts changes of the shape that an older release could not read. */
  readonly version: number
  readonly schema: z.ZodType<T>
  /** The step from each older version to the one after it. */
  readonly upgrade: Readonly<Record<number, Upgrade>>
  /** What each of these steps does, for the maintainer: `npm run upgrade-check` prints it. */
  readonly upgradeNotes: Readonly<Record<number, string>>
  /**
   * The lists and records that are read item by item: the path of their items, such as 'events.*'
   * or 'tables.*.days.*', and the field that identifies an item (null: none).
   */
  readonly items: Readonly<Record<string, string | null>>
}

export interface ShapeOptions<T> {
  readonly version: number
  readonly schema: z.ZodType<T>
  readonly upgrade?: Shape<T>['upgrade']
  readonly upgradeNotes?: Shape<T>['upgradeNotes']
  readonly items?: Shape<T>['items']
}

/** Declares a shape. Throws if a version has no upgrade, or an upgrade has no version. */
export function shape<T>(name: string, options: ShapeOptions<T>): Shape<T> {
  const { version, schema, upgrade = {}, upgradeNotes = {}, items = {} } = options
  const steps = Object.keys(upgrade).map(Number)
  const needed = Array.from({ length: version - 1 }, (_, index) => index + 1)
  if (steps.join() !== needed.join()) {
    throw new Error(
      `${name} has version ${version} and upgrades from ${steps.join(', ') || 'none'}`,
    )
  }
  for (const step of itemSteps(Object.values(upgrade))) {
    if (!Object.hasOwn(items, step.items)) {
      throw new Error(`${name} has no items at ${step.items}, which an upgrade changes`)
    }
  }
  return { name, version, schema, upgrade, upgradeNotes, items }
}

/**
 * An upgrade of each item of a list on its own: an item that it fails on, or that does not fit
 * afterwards, is kept as it was stored. Prefer it to an upgrade of the whole value.
 */
export const eachItem = <Old>(items: string, change: (item: Old) => unknown): ItemUpgrade => ({
  items,
  change,
})

/** The steps of one version's upgrade that change items. */
export const itemSteps = (upgrades: readonly Upgrade[]): ItemUpgrade[] =>
  upgrades.flatMap(upgrade => (typeof upgrade === 'function' ? [] : upgrade))
