import { siteLocale } from '#config/seed/siteLocale.ts'
import { loadLanguage } from '#config/translations.ts'
import { setLocale } from '#locale/locale.ts'
import { withDeadline } from '../storage/deadline.ts'
import { read } from '../storage/documents.ts'
import { habitsDocument } from '../storage/habits.ts'
import { languagesDocument } from '../storage/languages.ts'
import { readStructure } from '../storage/structure.ts'

/** How long a process writes by the habits that it has read; another one may have saved others. */
const FRESH_MS = 5_000

let readAt = Number.NEGATIVE_INFINITY
let shown = ''

const readAll = () => Promise.all([read(habitsDocument), readStructure(), read(languagesDocument)])

/**
 * Sets the locale of the process by the habits stored now. Where they cannot be read, or not soon, it
 * stays as it is: a date in another form is no reason to refuse a request.
 */
export async function followHabits({ isNew = false } = {}): Promise<void> {
  if (!isNew && performance.now() - readAt < FRESH_MS) return
  try {
    const [habits, { structure, revision: arranged }, languages] = await (isNew
      ? readAll()
      : withDeadline('aside', readAll))
    readAt = performance.now()
    const { revision, savedAt, value } = habits
    const { own, earlier = [] } = languages.value
    const key = `${revision} ${savedAt} ${arranged} ${own} ${earlier}`
    if (key === shown) return
    shown = key
    await loadLanguage(own)
    setLocale(siteLocale(revision === 0 ? undefined : value, structure, languages.value, key))
  } catch {
    // What the request itself reads says what is wrong with storage.
  }
}

/** Everything that this process writes after a save is by what was saved. */
export async function followed<T>(saving: Promise<T>): Promise<T> {
  const saved = await saving
  await followHabits({ isNew: true })
  return saved
}
