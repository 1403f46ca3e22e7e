import { parseImage, type SectionImage } from '#domain/content/image.ts'
import { parseItems } from '#domain/content/items.ts'

/** The pictures of the section `photos`; an entry without a picture's address is left out. */
export function schoolPhotos(content: string): SectionImage[] {
  return parseItems('photos', content).flatMap(({ image, alt }) => {
    const photo = parseImage(image)
    return photo ? [{ ...photo, alt }] : []
  })
}
