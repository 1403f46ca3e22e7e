/**
 * The address of an event's picture; undefined without one. Full addresses are used in their https
 * form, paths of this site as they are, and any other value is a file among the uploads.
 */
export function eventImage(image: string): string | undefined {
  if (!image) return undefined
  if (/^https?:\/\//i.test(image)) return image.replace(/^http:/i, 'https:')
  if (/^\/(?!\/)/.test(image)) return image
  return `/api/uploads/${encodeURIComponent(image)}`
}
