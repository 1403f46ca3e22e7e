import type { ListEntry } from '#locale/lists.ts'

/** A list in its order, as the log says it: 'Prayer, Sisters, Lecture (hidden), Youth (now Social)'. */
export function listInWords(value: unknown, named: (id: string) => string): string {
  const entries = (value ?? []) as readonly ListEntry[]
  const nameOf = ({ id, name }: ListEntry) => name || named(id)
  return entries
    .map(entry => {
      const into = entries.find(({ id }) => id === entry.into)
      return `${nameOf(entry)}${into ? ` (now ${nameOf(into)})` : entry.hidden ? ' (hidden)' : ''}`
    })
    .join(', ')
}
