import { atom } from 'nanostores'

/** The part of the settings that the admin wants to see; a new object shows it again. */
export const $shownSection = atom<{ readonly about: string } | null>(null)
