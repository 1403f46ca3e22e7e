/** The folder of the drawings of a new site's events. */
const DRAWINGS = '/art/events/'
const UPLOADS = '/api/uploads/'
/** No upload has this ending: an SVG can carry scripts. */
const DRAWING = /^[\w-]+\.svg$/

/**
 * The address of an event's picture; undefined without one. Full addresses are used in their https
 * form, paths of this site as they are, and any other value is a file among the uploads, or one of
 * the drawings.
 */
export function eventImage(image: string): string | undefined {
  if (!image) return undefined
  if (/^https?:\/\//i.test(image)) return image.replace(/^http:/i, 'https:')
  if (/^\/(?!\/)/.test(image)) return image
  return drawingAddress(image) ?? UPLOADS + encodeURIComponent(image)
}

/** The address of the drawing of that file name; undefined for any other name. */
export const drawingAddress = (name: string): string | undefined =>
  DRAWING.test(name) ? DRAWINGS + name : undefined

/**
 * A picture as the API names it: uploads and drawings by their file name alone, since other clients
 * put {api}/uploads/ before whatever does not begin with http (docs/product.md, section 13).
 */
export const imageName = (image: string): string =>
  image.replace(/^(?:\/api\/uploads|\/art\/events)\/(?=[\w.-]+$)/, '')
