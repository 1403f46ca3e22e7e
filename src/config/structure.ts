import { addressOf, findPage, shownBlocks } from '#domain/structure/structure.ts'
import { hasAlbums } from './gallery.ts'
import { contentOf } from './seed/releases.ts'
import { snapshot } from './snapshot.ts'

/** The pages and menus that this build is made from. */
export const { structure } = snapshot

/** The address of a page; undefined where visitors cannot open it. */
export const pageAddress = (id: string): string | undefined => addressOf(structure, id)

/** Whether the school is there for visitors. */
export const hasSchool = structure.sites.school.on

/** The title that people gave a page; undefined for the one that the site gives. */
export const ownTitle = (id: string): string | undefined => findPage(structure, id)?.title

/** Pages that have nothing to show yet: no menu leads there. */
export const emptyPages = (): readonly string[] =>
  hasAlbums(contentOf(snapshot.content, 'gallery/albums')) ? [] : ['gallery']

/** Whether a block of a page is shown: links on the page lead to it. */
export const hasBlock = (pageId: string, block: string): boolean => {
  const page = findPage(structure, pageId)
  return !!page && shownBlocks(page).some(({ id }) => id === block)
}
