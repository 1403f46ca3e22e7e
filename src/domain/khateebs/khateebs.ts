import type { DocumentThing } from '#domain/declared/thing.ts'

export const KHATEEBS_MOST = 60

/** Somebody who gives khutbahs, as the panel edits it. */
export interface Khateeb {
  readonly name: string
  /** Where a reminder goes; '' for none. */
  readonly email: string
  /** They agreed that this site keeps the address, and mails them before their Fridays. */
  readonly agreed: boolean
}

export interface Khateebs {
  readonly people: readonly Khateeb[]
}

/** The names that Fridays are planned with. No version is kept: an address that is deleted is gone. */
export const KHATEEBS: DocumentThing = {
  name: 'the khateebs',
  key: 'khateebs',
  version: 1,
  path: '/api/khateebs',
  read: 'prayer',
  write: 'prayer',
  changes: [],
  keepVersions: false,
}

/** Whether two names are of one person. */
export const isSameName = (a: string, b: string): boolean =>
  a.trim().toLowerCase() === b.trim().toLowerCase()
