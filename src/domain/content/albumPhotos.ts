import { isImageAddress, shownAddress } from './addresses.ts'
import type { SectionImage } from './image.ts'

/** A picture of an album as written: its address, and what it shows. */
export type AlbumPhoto = SectionImage

/** The pictures of an album's text: one a line, its address and then what it shows. */
export const parseAlbumPhotos = (text: string): AlbumPhoto[] =>
  text.split('\n').flatMap(line => {
    const [, src = '', alt = ''] = /^(\S+)\s*(.*)$/.exec(line.trim()) ?? []
    return src === '' ? [] : { src, alt: alt.trim() }
  })

/** The text that holds these pictures. */
export const writeAlbumPhotos = (photos: readonly AlbumPhoto[]): string =>
  photos.map(({ src, alt }) => `${src} ${alt.replace(/\s+/g, ' ')}`.trim()).join('\n')

/** The pictures that pages show: those with a picture's address, in its https form. */
export const shownAlbumPhotos = (text: string): AlbumPhoto[] =>
  parseAlbumPhotos(text).flatMap(({ src, alt }) =>
    isImageAddress(src) ? { src: shownAddress(src), alt } : [],
  )

/** What is wrong with an album's text, for a person; undefined when it can be saved. */
export function albumPhotosProblem(text: string): string | undefined {
  const at = parseAlbumPhotos(text).findIndex(({ src }) => !isImageAddress(src))
  return at < 0 ? undefined : `has no picture's address in line ${at + 1}`
}
