import type { ListEntry } from '#locale/lists.ts'

/** An id for a new entry, from its name: 'sisters-circle'. It stays, whatever the entry is called later. */
export function newEntryId(name: string, list: readonly ListEntry[]): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+/, '')
    .slice(0, 30)
    .replace(/-+$/, '')
  const base = words || 'own'
  const taken = new Set(list.map(({ id }) => id))
  let id = base
  for (let number = 2; taken.has(id); number++) id = `${base}-${number}`
  return id
}

/** The list with an entry, and all that were merged into it, merged into another; '': apart again. */
export const merged = (list: readonly ListEntry[], id: string, into: string): ListEntry[] =>
  list.map(entry => {
    if (entry.id !== id) return into && entry.into === id ? { ...entry, into } : entry
    const { into: _, ...alone } = entry
    return into ? { ...alone, into } : alone
  })
