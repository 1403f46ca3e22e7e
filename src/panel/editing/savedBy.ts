import { signedIn } from '#panel/shell/session.ts'

/** How the panel names a version that was saved while this admin was typing. */
export interface SavedByWords {
  title: string
  /** The heading of the version where both are compared. */
  heading: string
  /** The choice of that version. */
  keep: string
  /** Said after its changes were merged with this admin's. */
  note: string
}

const KEEP = 'Keep the saved version'

/** The words for a version by who saved it; null: the name is not known. */
export function savedByInWords(by: string | null): SavedByWords {
  if (by === null) {
    return {
      title: 'A newer version was saved',
      heading: 'Saved version',
      keep: KEEP,
      note: 'Other changes were saved meanwhile. They are kept too.',
    }
  }
  // The server sends names only; two admins with one name are rarer than one admin with two tabs.
  if (signedIn()?.name === by) {
    return {
      title: 'You saved a newer version in another tab or on another device',
      heading: 'You, in another tab',
      keep: KEEP,
      note: 'You saved other changes in another tab or on another device. They are kept too.',
    }
  }
  return {
    title: `${by} changed the same thing and saved it first`,
    heading: `Saved by ${by}`,
    keep: `Keep ${by}’s`,
    note: `${by} saved changes meanwhile. They are kept too.`,
  }
}
