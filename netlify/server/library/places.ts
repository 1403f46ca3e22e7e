import { isOwn } from '#domain/content/ownPages.ts'
import {
  findSection,
  pageDefinition,
  type SectionPath,
  splitPath,
} from '#domain/content/registry.ts'
import { eventFormAddress } from '#domain/events/formAddress.ts'
import type { PicturePlace } from '#domain/pictures/uses.ts'
import type { Structure } from '#domain/structure/structure.ts'
import { contentDocument } from '../storage/content.ts'
import { read } from '../storage/documents.ts'
import { eventsDocument } from '../storage/events.ts'
import { structureDocument } from '../storage/structure.ts'

/** What can name a picture, with the pages that have it. Throws StorageError. */
export const readPlaces = () =>
  Promise.all([read(eventsDocument), read(contentDocument), read(structureDocument)])

/** Everything that visitors see and that can name a picture or document. Throws StorageError. */
export const picturePlaces = async (): Promise<PicturePlace[]> => placesIn(await readPlaces())

export function placesIn([events, content, structure]: Awaited<
  ReturnType<typeof readPlaces>
>): PicturePlace[] {
  return [
    ...Object.entries(content.value.sections).map(([path, { content }]) => ({
      id: path,
      name: nameOfSection(structure.value, path as SectionPath),
      href: `/admin/content/${path}`,
      text: content,
    })),
    ...events.value.events.map(({ id, title, image }) => ({
      id: `event:${id}`,
      name: `Event: ${title}`,
      href: eventFormAddress(id),
      text: image,
    })),
  ]
}

/** 'About, Board of Trustees', also of a page or part that people made. */
function nameOfSection({ pages }: Structure, path: SectionPath): string {
  const [pageId, sectionId] = splitPath(path)
  const own = isOwn(pageId) ? pages.find(({ id }) => id === pageId)?.title : undefined
  const page = own ?? pageDefinition(pageId)?.title
  const section = findSection(pageId, sectionId)
  return page && section ? `${page}, ${section.title}` : path
}
