import { expect, it } from 'vitest'
import type { LibraryPicture } from '#contract/pictures.ts'
import { findPictures, type PictureFilter } from './search.ts'

const picture = (name: string, more: Partial<LibraryPicture> = {}): LibraryPicture => ({
  ...{ hash: name, address: `/api/uploads/${name}.webp`, name, alt: '', bytes: 1, width: 1 },
  ...{ height: 1, uploadedAt: '2026-11-20T10:00:00Z', uploadedBy: 'Amina', uses: [] },
  ...more,
})
const PICTURES = [
  picture('Eid flyer', { uses: [{ name: 'Event: Eid festival', href: '/admin/events' }] }),
  picture('IMG_1', { alt: 'The prayer hall', uploadedBy: 'Bilal' }),
  picture('Old hall', { deleted: { at: '', by: '', restorableUntil: '' } }),
]

it.each<[string, PictureFilter, string[]]>([
  ['', 'all', ['Eid flyer', 'IMG_1']],
  ['  FESTIVAL ', 'all', ['Eid flyer']],
  ['hall', 'all', ['IMG_1']],
  ['bilal', 'all', ['IMG_1']],
  ['', 'unused', ['IMG_1']],
  ['', 'undescribed', ['Eid flyer']],
  ['nothing', 'all', []],
])('finds pictures by %j among %s', (words, filter, names) => {
  expect(findPictures(PICTURES, words, filter).map(({ name }) => name)).toEqual(names)
})
