import { slugOf } from '#domain/content/slug.ts'

/** The maximum length of the title in an address. */
const TITLE_LENGTH = 60

interface Addressed {
  title: string
  id: string
  /** Where the title is a translation. */
  slug?: string | undefined
}

/**
 * The address part of an event: its title, then its id, which alone decides: 'family-halaqa-k7m2x9qd'.
 * Of a title without Latin letters only the id is left.
 */
export function eventSlug({ title, id, slug }: Addressed): string {
  if (slug) return slug
  const words = slugOf(title, TITLE_LENGTH)
  return words ? `${words}-${id}` : id
}

/** The id at the end of a slug: an event keeps its address when its title changes. */
export function idOfSlug(slug: string): string {
  return slug.slice(slug.lastIndexOf('-') + 1)
}

/** The page of an event. */
export const eventPath = (event: Addressed) => `/events/${eventSlug(event)}`
