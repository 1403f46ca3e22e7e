import { atom } from 'nanostores'
import type { Told } from '#domain/told/told.ts'

/** What a pasted message says: the form that is opened next begins with it. */
export const $told = atom<Told | null>(null)

/** What to begin a form with; once. */
export function takeTold(): Told | null {
  const told = $told.get()
  $told.set(null)
  return told
}
