import type { LibraryPicture } from '#contract/pictures.ts'
import { isDocumentAddress } from '#domain/documents/document.ts'
import { normalizeSpaces } from './search.ts'

/** Whether it is a PDF. */
export const isDocument = ({ address }: Pick<LibraryPicture, 'address'>): boolean =>
  isDocumentAddress(address)

/** What a picture or document is called in the panel. */
export const nameOf = (one: Pick<LibraryPicture, 'name' | 'address'>): string =>
  normalizeSpaces(one.name) || `${isDocument(one) ? 'Document' : 'Picture'} without a name`

/** 'Used in 3 places'. */
export function usesInWords({ uses }: LibraryPicture): string {
  if (uses.length === 0) return 'Not used'
  return uses.length === 1 ? 'Used in one place' : `Used in ${uses.length} places`
}
