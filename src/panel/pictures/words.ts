import type { LibraryPicture } from '#contract/pictures.ts'
import { isDocumentAddress } from '#domain/documents/document.ts'
import type { Focus } from '#domain/pictures/focus.ts'
import { normalizeSpaces } from './search.ts'

/** What a picture or document is called in the panel. */
export const nameOf = (one: Pick<LibraryPicture, 'name' | 'address'>): string =>
  normalizeSpaces(one.name) ||
  `${isDocumentAddress(one.address) ? 'Document' : 'Picture'} without a name`

/** 'Used in 3 places'. */
export function usesInWords({ uses }: LibraryPicture): string {
  if (uses.length === 0) return 'Not used'
  return uses.length === 1 ? 'Used in one place' : `Used in ${uses.length} places`
}

/** 'its middle', 'the point 30% from the left and 0% from the top'. */
export const focusInWords = ({ x, y }: Focus): string =>
  x === 50 && y === 50 ? 'its middle' : `the point ${x}% from the left and ${y}% from the top`
