import type { LibraryPicture } from '#contract/pictures.ts'
import { isDocumentAddress } from '#domain/documents/document.ts'
import { foldForSearch } from '#locale/fold.ts'

const PICTURE_FILTERS = ['all', 'unused', 'undescribed', 'documents'] as const
export type PictureFilter = (typeof PICTURE_FILTERS)[number]

export const normalizeSpaces = (text: string) => text.replace(/\s+/g, ' ').trim()

/** The pictures that are not deleted, by words in their name, description or places, and by a filter. */
export function findPictures(
  pictures: readonly LibraryPicture[],
  words: string,
  filter: PictureFilter = 'all',
): LibraryPicture[] {
  const wanted = foldForSearch(normalizeSpaces(words))
  return pictures.filter(picture => {
    if (picture.deleted) return false
    if (filter === 'unused' && picture.uses.length > 0) return false
    const isPdf = isDocumentAddress(picture.address)
    if (filter === 'undescribed' && (isPdf || picture.alt !== '')) return false
    if (filter === 'documents' && !isPdf) return false
    const { name, alt, uploadedBy, uses } = picture
    const text = [name, alt, uploadedBy, ...uses.map(use => use.name)].join('\n')
    return foldForSearch(text).includes(wanted)
  })
}
