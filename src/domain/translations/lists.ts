import { written } from '#domain/translations/written.ts'
import type { ListEntry, ListName } from '#locale/lists.ts'

/** What the name of an entry is translated by. */
export const nameKey = (list: ListName, id: string): string => `list:${list}/${id}`

/** A list with the mosque's own names in its reader's language. */
export const translatedList = (
  list: ListName,
  entries: readonly ListEntry[] | undefined,
): readonly ListEntry[] | undefined =>
  entries?.map(({ name, ...entry }) =>
    name ? { ...entry, name: written(nameKey(list, entry.id), name).text } : entry,
  )
