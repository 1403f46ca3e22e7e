/** An item that was left out of its list or record, and its stored form. */
export interface Held {
  /** Its index, or its name, when it was taken out. */
  readonly key: string | number
  readonly stored: unknown
}
/** The items that were left out, by their list or record. */
export type HeldItems = ReadonlyMap<object, readonly Held[]>

/** An item that this release cannot read. */
export interface Unreadable {
  /** Its path, such as 'events.3'. */
  readonly at: string
  /** The item as it was stored. */
  readonly item: unknown
}

/** A stored value, read by this release. */
export interface Reading<T> {
  readonly value: T
  /** The value before parsing, with the fields that the schema does not know. */
  readonly base: unknown
  /** The items left out of `base` and `value`, by their list or record in `base`. */
  readonly held: HeldItems
  readonly unreadable: readonly Unreadable[]
}
