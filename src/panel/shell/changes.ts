import { atom } from 'nanostores'

/** Counts what this tab has changed on the server since it was opened. */
export const $changes = atom(0)

export const noteChange = (): void => $changes.set($changes.get() + 1)
