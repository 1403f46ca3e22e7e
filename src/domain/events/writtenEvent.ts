import { declaredTexts } from '#domain/declared/fields.ts'
import { categories } from '#domain/lists/categories.ts'
import { writtenFields } from '#domain/translations/written.ts'
import { locale } from '#locale/locale.ts'
import { languageByLetters } from '#locale/script.ts'
import { eventSlug } from './address.ts'
import type { CommunityEvent } from './event.ts'
import { EVENT_FIELDS, type EventText } from './fields.ts'

/** The words of an event, and of its address, which is the same in every language. */
type Words = Pick<CommunityEvent, EventText | 'id' | 'category' | 'slug' | 'lang'>

/** The languages of its texts that their letters tell, where these are others than the reader's. */
function withLetters<E extends Words>(event: E): E {
  const { language } = locale()
  const lang = Object.entries<string | undefined>(declaredTexts(EVENT_FIELDS, event)).flatMap(
    ([name, text = '']) => {
      const found = languageByLetters(text)
      return found && found !== language ? [[name, found]] : []
    },
  )
  return lang.length > 0 ? { ...event, lang: Object.fromEntries(lang) } : event
}

/** An event in the words of its reader's language and the categories of today; `lang` names those that are in another. */
export function writtenEvent<E extends Words>(stored: E): E {
  const event = { ...stored, category: categories.current(stored.category) }
  if (!locale().written) return withLetters(event)
  const { fields, lang } = writtenFields(`event:${event.id}`, declaredTexts(EVENT_FIELDS, event))
  return { ...event, ...fields, slug: eventSlug(event), ...(lang && { lang }) }
}
