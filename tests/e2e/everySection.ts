import type { Kind } from '#domain/content/kinds.ts'
import { registry } from '#domain/content/registry.ts'

/** A section with unique content, and what a visitor must see of it. */
export interface Edited {
  /** 'about/mission-vision'. */
  path: string
  kind: Kind
  content: string
  /** The texts that its place has to hold; none for an address. */
  texts: string[]
  /** The address of the link, frame or picture. */
  address?: string
}

/** Every page of the registry with each of its sections edited, none left out. */
export function everySection(): { route: string; sections: Edited[] }[] {
  let number = 0
  return Object.entries(registry).map(([pageId, page]) => ({
    route: page.route,
    sections: Object.entries(page.sections).map(([id, { kind }]) => {
      number += 1
      return { path: `${pageId}/${id}`, kind, ...edited(kind, `${pageId}/${id}`, number) }
    }),
  }))
}

type Content = Omit<Edited, 'path' | 'kind'>

/** Frames show a newer page only from the origins that the page was built with. */
const FRAMES: Record<string, string> = {
  'header/prayer-frame': 'https://timing.athanplus.com/masjid/widgets/embed?masjid_id=newer',
  'nikah/form-address': 'https://docs.google.com/forms/d/e/newer/viewform?embedded=true',
  'contact/map-address': 'https://www.google.com/maps?q=newer&output=embed',
  'schoolContact/map-address': 'https://www.google.com/maps?q=newer+school&output=embed',
  'schoolRegistration/form-address': 'https://scheduling.example.org/newer',
}

function edited(kind: Kind, path: string, number: number): Content {
  const text = `Newer ${path} <${number}>`
  const picture = `/og.png?${number}`
  const list = (item: Record<string, string>): Content => ({
    content: JSON.stringify([item]),
    texts: Object.values(item),
  })
  switch (kind) {
    case 'paragraphs':
    case 'bullets':
    case 'questions':
      return { content: `${text}\nand ${number}`, texts: [text, `and ${number}`] }
    case 'html':
      return {
        content: `<h3>Newer ${path}</h3><p>And ${number}.</p>`,
        texts: [`Newer ${path}`, `And ${number}.`],
      }
    case 'url':
    case 'secure-url': {
      const address = FRAMES[path] ?? `https://newer.example/${path}`
      return { content: address, texts: [], address }
    }
    case 'image':
      return { content: JSON.stringify({ src: picture, alt: text }), texts: [], address: picture }
    case 'phone':
      return { content: `(718) 555-${1000 + number}`, texts: [`(718) 555-${1000 + number}`] }
    case 'email':
      return { content: `to-${number}@newer.example`, texts: [`to-${number}@newer.example`] }
    case 'address':
      return { content: `${number} Newer Street`, texts: [`${number} Newer Street`] }
    case 'faq':
      return list({ question: text, answer: `Answer ${number}` })
    case 'timeline':
      return list({ year: String(1900 + number), title: text, description: `Told ${number}` })
    case 'people':
      return list({ name: text, position: `Position ${number}` })
    case 'cards':
      return list({ title: text, text: `Card ${number}` })
    case 'links':
      return list({ label: text, address: `https://newer.example/${number}` })
    // No page of the specification has one of these.
    case 'documents':
    case 'table':
    case 'videos':
    case 'category':
      return { content: 'quran', texts: [] }
    case 'photos':
      return {
        content: JSON.stringify([{ image: picture, alt: text }]),
        texts: [],
        address: picture,
      }
    case 'albums': {
      const day = { name: text, date: '2026-11-24', photos: `${picture} Album ${number}` }
      return {
        content: JSON.stringify([day]),
        texts: [text, 'Tuesday, November 24, 2026'],
        address: picture,
      }
    }
    case 'schoolEvents': {
      const event = { title: text, description: `Day ${number}` }
      const day = { id: 'newer', date: '2026-11-24', category: 'meeting' }
      return {
        content: JSON.stringify([{ ...day, ...event }]),
        texts: [...Object.values(event), 'Tuesday, November 24, 2026'],
      }
    }
    case 'line':
    case 'text':
      return { content: text, texts: [text] }
    default:
      throw new Error(`No content for ${kind satisfies never}`)
  }
}
