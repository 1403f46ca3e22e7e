import { type ResponsivePicture, responsivePicture } from '#domain/pictures/responsive.ts'
import { eventImage } from './image.ts'

/** An event's picture in all its widths; undefined without a picture. */
export function eventPicture(image: string): ResponsivePicture | undefined {
  const address = eventImage(image)
  return address === undefined ? undefined : responsivePicture(address)
}

/** Whether a picture can be worth a larger view, as a flyer is: the drawings of a new site are not. */
export const canEnlarge = (image: string): boolean =>
  image !== '' && !eventImage(image)?.startsWith('/art/')
