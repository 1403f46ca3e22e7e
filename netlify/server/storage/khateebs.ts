import { KHATEEBS } from '#domain/khateebs/khateebs.ts'
import {
  type Reminders,
  RemindersSchema,
  type StoredKhateebs,
  StoredKhateebsSchema,
} from '#domain/khateebs/khateebsSchema.ts'
import { document } from './documents.ts'

export const khateebsDocument = document<StoredKhateebs>({
  ...KHATEEBS,
  schema: StoredKhateebsSchema,
  items: { 'people.*': null },
  seed: () => ({ people: [] }),
})

/** Apart from the names, since it changes by itself. */
export const remindersDocument = document<Reminders>({
  key: 'khutbah-reminders',
  version: 1,
  schema: RemindersSchema,
  seed: () => ({ reminders: {} }),
})
