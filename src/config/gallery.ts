import { shownAlbumPhotos } from '#domain/content/albumPhotos.ts'
import { parseItems } from '#domain/content/items.ts'

/** Whether the gallery has a picture to show, by the content of its albums. */
export const hasAlbums = (content: string): boolean =>
  parseItems('albums', content).some(({ photos }) => shownAlbumPhotos(photos).length > 0)
