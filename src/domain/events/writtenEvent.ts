import { writtenFields } from '#domain/translations/written.ts'
import { locale } from '#locale/locale.ts'
import { eventSlug } from './address.ts'
import type { CommunityEvent } from './event.ts'

/** The words of an event, and of its address, which is the same in every language. */
type Words = Pick<CommunityEvent, 'id' | 'title' | 'description' | 'location' | 'slug' | 'lang'>

/** An event in the words of its reader's language; `lang` names those that are in another. */
export function writtenEvent<E extends Words>(event: E): E {
  if (!locale().written) return event
  const { id, title, description, location } = event
  const { fields, lang } = writtenFields(`event:${id}`, { title, description, location })
  return { ...event, ...fields, slug: eventSlug(event), ...(lang && { lang }) }
}
