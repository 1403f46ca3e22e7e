import { z } from 'zod'
import { SEED_SUBJECTS } from '#domain/contact/subjects.ts'
import { cleanLine, shapeOf } from '#domain/declared/schema.ts'
import { SEED_CATEGORIES } from '#domain/lists/categories.ts'
import type { ListEntry } from '#locale/lists.ts'
import { LIST_ID, LIST_MOST, NAME_MOST } from '#locale/ownList.ts'
import { HABITS_FIELDS, type HabitsValues } from './habits.ts'

const Id = z.string().regex(LIST_ID, 'An id has small letters, digits and hyphens.')

const ListSchema = z
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

export const HabitsSchema = z
  .object(shapeOf(HABITS_FIELDS, 'sent', { list: ListSchema }))
  .refine(({ currency }) => /^[A-Z]{3}$/.test(currency), {
    path: ['currency'],
    error: 'Enter the three capital letters of the currency, such as GBP.',
  })
  .refine(({ callingCode }) => /^\d{1,3}$/.test(callingCode), {
    path: ['callingCode'],
    error: 'Enter one to three digits, such as 44.',
  })
  .superRefine(({ names }, context) => {
    for (const [term, name] of Object.entries(names)) {
      // They stand in pages and in the texts of lists, which are JSON.
      if (/["\\<>&]/.test(name)) {
        context.addIssue({
          code: 'custom',
          path: ['names', term],
          message: 'A name has no " \\ < > or &.',
        })
      }
    }
  })
  .superRefine((values, context) => {
    for (const [name, seed] of LISTS) {
      const problem = values[name] && listProblem(values[name] as ListEntry[], seed)
      if (problem) context.addIssue({ code: 'custom', path: [name], message: problem })
    }
  })
  .refine(({ months, ownMonths }) => months !== 'own' || linesOf(ownMonths).length === 12, {
    path: ['ownMonths'],
    error: 'Enter twelve names, one a line.',
  })
  .refine(({ charity, charityNumber }) => charity !== 'registered' || charityNumber !== '', {
    path: ['charityNumber'],
    error: 'Enter the number, or choose that the site says nothing about it.',
  })
  .refine(({ charity, charityWords }) => charity !== 'own' || charityWords !== '', {
    path: ['charityWords'],
    error: 'Enter what the footer says.',
  }) as z.ZodType<HabitsValues>

const LISTS = [
  ['categories', SEED_CATEGORIES],
  ['subjects', SEED_SUBJECTS],
] as const

const linesOf = (text: string) => text.split(/\r?\n/).filter(line => line.trim() !== '')
