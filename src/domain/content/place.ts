/**
 * The id of the place in which a page shows a section, so that a link leads right to it; undefined
 * for sections that are on every page, in several places.
 */
export const placeId = (section: string): string | undefined =>
  /^(?:header|schoolHeader)\//.test(section) ? undefined : section

/** The address that shows a section in its place: its page's route, down to its place. */
export function sectionAddress(route: string, section: string): string {
  const id = placeId(section)
  return id ? `${route}#${id}` : route
}
