import { localeFrom } from '#domain/habits/written.ts'
import { setLocale } from '#locale/locale.ts'
import { withDeadline } from '../storage/deadline.ts'
import { read } from '../storage/documents.ts'
import { habitsDocument } from '../storage/habits.ts'

/** How long a process writes by the habits that it has read; another one may have saved others. */
const FRESH_MS = 5_000

let readAt = Number.NEGATIVE_INFINITY
let shown = ''

/**
 * Sets the locale of the process by the habits stored now. Where they cannot be read, or not soon, it
 * stays as it is: a date in another form is no reason to refuse a request.
 */
export async function followHabits({ isNew = false } = {}): Promise<void> {
  if (!isNew && performance.now() - readAt < FRESH_MS) return
  try {
    const { value, revision, savedAt } = await (isNew
      ? read(habitsDocument)
      : withDeadline('aside', () => read(habitsDocument)))
    readAt = performance.now()
    const key = `${revision} ${savedAt}`
    if (key === shown) return
    shown = key
    setLocale(revision === 0 ? undefined : localeFrom(value, key))
  } catch {
    // What the request itself reads says what is wrong with storage.
  }
}
