import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { SavedDocument } from '#contract/documents.ts'
import { getKhateebs } from '#contract/khateebs.ts'
import { isSameName, KHATEEBS, type Khateebs } from '#domain/khateebs/khateebs.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { documentForm } from '#panel/editing/documentForm.ts'
import { resource } from '#panel/shell/loaded.ts'
import { callAsAdmin } from '#panel/shell/session.ts'
import { latestKhateebs } from '../rules/khateebs.ts'

/** The list of khateebs, as stored. */
const khateebs = resource<SavedDocument<Khateebs>, []>(() => callAsAdmin(getKhateebs))

/** The same while it is edited. */
export const khateebsForm = documentForm<Khateebs>({
  name: 'khateebs',
  thing: KHATEEBS,
  saved: 'The list of khateebs was saved.',
  onSaved: khateebs.set,
})

/** The names to choose from: those of the list, then those of the latest Fridays. */
export function useKhateebNames(settings: PrayerSettings): readonly string[] {
  const list = useStore(khateebs.$data)
  useEffect(() => {
    if (khateebs.$data.get().state !== 'ready') void khateebs.load()
  }, [])
  const listed = list.state === 'ready' ? list.data.people.map(({ name }) => name) : []
  const others = latestKhateebs(settings).filter(name => !listed.some(one => isSameName(one, name)))
  return [...listed, ...others]
}
