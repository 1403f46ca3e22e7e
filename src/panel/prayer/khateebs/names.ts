import type { SavedDocument } from '#contract/documents.ts'
import { khateebsApi } from '#contract/khateebs.ts'
import { fieldDifference } from '#domain/declared/words.ts'
import { isSameName, KHATEEBS, type Khateebs } from '#domain/khateebs/khateebs.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { documentForm } from '#panel/editing/documentForm.ts'
import { merge } from '#panel/editing/merge.ts'
import { resource } from '#panel/shell/loaded.ts'
import { callAsAdmin } from '#panel/shell/session.ts'
import { useKnown } from '#panel/shell/useLoaded.ts'
import { latestKhateebs } from '../rules/khateebs.ts'

/** The list of khateebs, as stored. */
const khateebs = resource<SavedDocument<Khateebs>, []>(() => callAsAdmin(khateebsApi.read))

/** The same while it is edited. */
export const khateebsForm = documentForm<Khateebs>({
  name: 'khateebs',
  thing: KHATEEBS,
  differencesOf: (before, after) =>
    fieldDifference('Khateebs', listInWords(before), listInWords(after)),
  // Who agreed to a reminder, and where it goes, are one with the name.
  merge: (base, mine, theirs, choose) =>
    merge(base, mine, theirs, { isWhole: path => path.length === 2 }, choose),
  saved: 'The list of khateebs was saved.',
  onSaved: khateebs.set,
})

const listInWords = ({ people }: Khateebs): string =>
  people.map(({ name, email }) => [name, email].filter(Boolean).join(', ')).join('\n')

/** The names to choose from: those of the list, then those of the latest Fridays. */
export function useKhateebNames(settings: PrayerSettings): readonly string[] {
  const listed = useKnown(khateebs)?.people.map(({ name }) => name) ?? []
  const others = latestKhateebs(settings).filter(name => !listed.some(one => isSameName(one, name)))
  return [...listed, ...others]
}
