import type { ListEntry, ListName } from './lists.ts'
import { locale } from './locale.ts'

/** The id of an entry. */
export const LIST_ID: RegExp = /^[a-z][a-z0-9-]{0,39}$/

export const LIST_MOST = 40
export const NAME_MOST = 40

/** A list that the mosque keeps, as its reader sees it now. */
export interface OwnList {
  /** All entries in their order, those that are hidden or merged too. */
  readonly entries: () => readonly ListEntry[]
  /** Those that are no part of another one. */
  readonly ids: () => string[]
  /** Those to choose from. */
  readonly offered: () => string[]
  /** The id that stands for an id today: that of the entry it was merged into. */
  readonly current: (id: string) => string
  readonly entryOf: (id: string) => ListEntry | undefined
  /** What people read; of an id that is not in the list, as of `other`. */
  readonly name: (id: string) => string
}

/** The list of that name, which is `seed` until an owner changes it; `texts`: the names of the seed. */
export function ownList(
  listName: ListName,
  seed: readonly ListEntry[],
  texts: Readonly<Record<string, string>>,
): OwnList {
  const entries = () => locale().lists?.[listName] ?? seed
  const found = (id: string) => entries().find(entry => entry.id === id)
  const current = (id: string) => found(id)?.into || id
  const entryOf = (id: string) => found(current(id))
  const separate = () => entries().filter(({ into }) => !into)
  return {
    entries,
    ids: () => separate().map(({ id }) => id),
    offered: () => separate().flatMap(({ id, hidden }) => (hidden ? [] : [id])),
    current,
    entryOf,
    name: id => entryOf(id)?.name || texts[entryOf(id)?.id ?? 'other'] || id,
  }
}

/** The names of a list by their ids. */
export const namesIn = (list: OwnList, ids = list.ids()): Record<string, string> =>
  Object.fromEntries(ids.map(id => [id, list.name(id)]))
