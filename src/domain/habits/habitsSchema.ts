import { z } from 'zod'
import { SEED_SUBJECTS } from '#domain/contact/subjects.ts'
import { shapeOf } from '#domain/declared/schema.ts'
import { SEED_CATEGORIES } from '#domain/lists/categories.ts'
import type { ListEntry } from '#locale/lists.ts'
import { HABITS_FIELDS, type HabitsValues } from './habits.ts'
import { ListSchema, listProblem } from './listSchema.ts'

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
