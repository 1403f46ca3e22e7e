import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { SavedDocument } from '#contract/documents.ts'
import { getKhateebs, saveKhateebs } from '#contract/khateebs.ts'
import { isSameName, type Khateeb, type Khateebs } from '#domain/khateebs/khateebs.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { resource } from '#panel/shell/loaded.ts'
import { callAsAdmin } from '#panel/shell/session.ts'
import { latestKhateebs } from '../rules/khateebs.ts'

/** The list of khateebs, as stored. */
export const khateebs = resource<SavedDocument<Khateebs>, []>(() => callAsAdmin(getKhateebs))

/** Saves the list. Throws CallError. */
export async function saveList(people: readonly Khateeb[], base: number): Promise<void> {
  khateebs.set(await callAsAdmin(saveKhateebs, { body: { people, base } }))
}

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
