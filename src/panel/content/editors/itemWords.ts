import { isCivilDate } from '#domain/time/civil.ts'
import { formatLong } from '#domain/time/format.ts'
import { type Item, type ItemKind, LINE, textIn } from '../rules/items.ts'
import { shortPictureName } from '../rules/picture.ts'

/** What an item is called; `isShort`: so little that it is always open. */
export const NOUNS: Readonly<Record<ItemKind, { noun: string; isShort: boolean }>> = {
  faq: { noun: 'question', isShort: false },
  timeline: { noun: 'step', isShort: false },
  people: { noun: 'person', isShort: false },
  cards: { noun: 'card', isShort: false },
  photos: { noun: 'photo', isShort: false },
  links: { noun: 'button', isShort: false },
  documents: { noun: 'document', isShort: false },
  videos: { noun: 'video', isShort: false },
  albums: { noun: 'album', isShort: false },
  schoolEvents: { noun: 'school event', isShort: false },
  paragraphs: { noun: 'paragraph', isShort: true },
  bullets: { noun: 'line', isShort: true },
  questions: { noun: 'question', isShort: true },
}

/** An item in a few words, as its closed row shows it and a screen reader says it. */
export function summaryOf(kind: ItemKind, item: Item): string {
  const text = (field: string) => textIn(item, field).trim()
  switch (kind) {
    case 'faq':
      return text('question')
    case 'timeline':
      return [text('year'), text('title')].filter(Boolean).join(': ')
    case 'people':
      return [text('name'), text('position')].filter(Boolean).join(', ')
    case 'albums':
      return text('name')
    case 'cards':
    case 'documents':
    case 'videos':
      return text('title')
    case 'links':
      return text('label')
    case 'photos':
      return text('alt') || shortPictureName(text('image'))
    case 'schoolEvents': {
      const date = text('date')
      return [isCivilDate(date) ? formatLong(date) : date, text('title')].filter(Boolean).join(': ')
    }
    default:
      return text(LINE)
  }
}
