import { capital } from '#locale/capital.ts'
import type { Screen } from './screen.ts'

/** What a save changed, for the activity log: 'Changed the screen “Prayer hall”'. */
export function screensInWords(before: readonly Screen[], after: readonly Screen[]): string {
  const had = new Map(before.map(screen => [screen.id, screen]))
  const has = new Set(after.map(({ id }) => id))
  const added = after.filter(({ id }) => !had.has(id))
  const removed = before.filter(({ id }) => !has.has(id))
  const changed = after.filter(
    screen => had.has(screen.id) && JSON.stringify(had.get(screen.id)) !== JSON.stringify(screen),
  )
  const parts = [
    ...added.map(({ name }) => `added the screen “${name}”`),
    ...removed.map(({ name }) => `removed the screen “${name}”`),
    ...changed.map(({ name }) => `changed the screen “${name}”`),
  ]
  const text = parts.join('; ')
  if (text) return capital(text)
  const moved = after.some(({ id }, index) => before[index]?.id !== id)
  return moved ? 'Changed the order of the screens' : 'Saved the screens without a change'
}
