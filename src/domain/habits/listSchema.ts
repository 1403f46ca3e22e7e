import { z } from 'zod'
import { cleanLine } from '#domain/declared/schema.ts'
import type { ListEntry } from '#locale/lists.ts'
import { LIST_ID, LIST_MOST, NAME_MOST } from '#locale/ownList.ts'

const Id = z.string().regex(LIST_ID, 'An id has small letters, digits and hyphens.')

export const ListSchema = z
  .array(
    z.object({
      id: Id,
      name: cleanLine('The name', NAME_MOST).optional(),
      hidden: z.boolean().optional(),
      into: z.string().optional(),
      mark: Id.optional(),
      contact: z.boolean().optional(),
      school: z.boolean().optional(),
    }),
  )
  .max(LIST_MOST, `A list can have at most ${LIST_MOST} entries.`)

/** What is wrong with a list as a whole. `seed`: what apps know, and what stays in every list. */
export function listProblem(
  list: readonly ListEntry[],
  seed: readonly ListEntry[],
): string | undefined {
  const ids = list.map(({ id }) => id)
  const separate = new Map(list.flatMap(entry => (entry.into ? [] : [[entry.id, entry]])))
  if (new Set(ids).size < ids.length) return 'Two entries have the same id.'
  const isSeed = (wanted: string) => seed.some(({ id }) => id === wanted)
  if (!seed.every(({ id }) => ids.includes(id))) {
    return 'What the site came with can be hidden or merged, not removed.'
  }
  if (list.some(({ id, name }) => !isSeed(id) && !name)) return 'Enter a name for each.'
  if (list.some(({ into }) => into && !separate.has(into))) {
    return 'What something is merged into must be in the list.'
  }
  if (!separate.has('other')) return 'The last one, for everything else, cannot be merged.'
  return [...separate.values()].every(({ hidden }) => hidden) ? 'Offer at least one.' : undefined
}
