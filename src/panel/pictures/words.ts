import type { LibraryPicture } from '#contract/pictures.ts'
import { normalizeSpaces } from './search.ts'

/** What a picture is called in the panel. */
export const nameOf = ({ name }: Pick<LibraryPicture, 'name'>): string =>
  normalizeSpaces(name) || 'Picture without a name'

/** 'Used in 3 places'. */
export function usesInWords({ uses }: LibraryPicture): string {
  if (uses.length === 0) return 'Not used'
  return uses.length === 1 ? 'Used in one place' : `Used in ${uses.length} places`
}
