/**
 * The id of the element in which a page shows a section, for links to it; undefined for sections
 * that are on every page, in several places.
 */
export const placeId = (section: string): string | undefined =>
  /^(?:header|schoolHeader)\//.test(section) ? undefined : section

/** The address that shows a section: its page's route, with the element's id as fragment. */
export function sectionAddress(route: string, section: string): string {
  const id = placeId(section)
  return id ? `${route}#${id}` : route
}
