/**
 * What a section's text is. The kind decides how it is checked on save, how it is rendered and
 * which editor the panel opens.
 *
 * - line: a title or a short text; its line breaks are kept
 * - text: running text with its line breaks; paragraphs and bullets: one per line
 * - questions: of a form, one per line (blocks/form/questions.ts)
 * - html: HTML of the few elements that `html.ts` allows
 * - url: http(s) or nothing; secure-url: https or nothing (frames, the donation page)
 * - category: of events, or nothing for all
 * - table: a row a line, its cells separated by |; the first row heads (table.ts)
 * - image: an address or upload, or JSON of `src`, `alt` and `focus`; empty: the page's drawn scene
 * - the rest is JSON: a list of the items below
 */
export const TEXT_KINDS = [
  'line',
  'text',
  'paragraphs',
  'bullets',
  'questions',
  'html',
  'table',
  'url',
  'secure-url',
  'category',
  'image',
  'phone',
  'email',
  'address',
] as const

/** The fields of each kind of list, in the order an editor shows them; all hold text. */
export const ITEM_FIELDS = {
  faq: ['question', 'answer'],
  timeline: ['year', 'title', 'description'],
  people: ['name', 'position', 'languages', 'contact', 'photo', 'focus'],
  cards: ['title', 'text'],
  photos: ['image', 'alt'],
  /** `photos` is a text: a picture a line (albumPhotos.ts). */
  links: ['label', 'address'],
  /** `bytes`: the size of the file. */
  documents: ['title', 'file', 'date', 'bytes'],
  videos: ['title', 'video'],
  albums: ['name', 'date', 'photos'],
  schoolEvents: ['id', 'date', 'title', 'description', 'category'],
} as const

export type ListKind = keyof typeof ITEM_FIELDS
export type Kind = (typeof TEXT_KINDS)[number] | ListKind

/** One item of a list, such as a question with its answer. */
export type ItemOf<K extends ListKind> = Record<(typeof ITEM_FIELDS)[K][number], string>

/** Fields that may be empty: a decorative photo has no alternative text, a person no photo. */
export const OPTIONAL_FIELDS: readonly string[] = [
  'alt',
  'bytes',
  'contact',
  'description',
  'focus',
  'id',
  'languages',
  'photo',
  'photos',
]

/** The kinds of school event (docs/product.md, section 7). */
export const SCHOOL_CATEGORIES = ['academic', 'holiday', 'event', 'meeting'] as const
export type SchoolCategory = (typeof SCHOOL_CATEGORIES)[number]

export const isListKind = (kind: Kind): kind is ListKind => Object.hasOwn(ITEM_FIELDS, kind)
