import { fitInMessage } from '#blocks/form/questions.ts'
import { isDocumentAddress } from '#domain/documents/document.ts'
import { categories } from '#domain/lists/categories.ts'
import { parseFocus } from '#domain/pictures/focus.ts'
import { isCivilDate } from '#domain/time/civil.ts'
import { videoIdIn } from '#domain/videos/addresses.ts'
import { mailtoLink, telephoneLink } from '#domain/visitor/contactLinks.ts'
import { capital } from '#locale/capital.ts'
import {
  hasNameBeforeHost,
  isImageAddress,
  isPlainAddress,
  isSafeHref,
  isSecureAddress,
} from './addresses.ts'
import { albumPhotosProblem } from './albumPhotos.ts'
import { parseImage } from './image.ts'
import { jsonFault } from './jsonPlace.ts'
import {
  ITEM_FIELDS,
  isListKind,
  type Kind,
  type ListKind,
  OPTIONAL_FIELDS,
  SCHOOL_CATEGORIES,
} from './kinds.ts'
import type { Limits } from './registry/define.ts'

/** The maximum size of a section, in bytes of UTF-8. */
export const MOST_BYTES = 100 * 1024

/** What is wrong with a section's content, and where in it. */
export interface ContentProblem {
  /** 'the text', or the item and its field: 'item 3, date'. */
  where: string
  what: string
}

/**
 * The problems of a section's content, in its order; empty when it is valid. The limits are
 * those of the section's definition.
 */
export function validate(kind: Kind, content: string, limits: Limits = {}): ContentProblem[] {
  const bytes = new TextEncoder().encode(content).length
  if (bytes > MOST_BYTES) return [inText('is over 100 KB; shorten it or use two sections')]
  if (isListKind(kind)) return listProblems(kind, content)
  const text = content.trim()
  const { required, most = Number.POSITIVE_INFINITY } = limits
  if (text === '') return required ? [inText('may not be empty')] : []
  if (text.length > most) return [inText(`has more than ${most} characters`)]
  const what = textProblem(kind, text)
  return what ? [inText(what)] : []
}

/** The problems as text: 'The text may not be empty.', 'Item 3, date: is not a valid date.' */
export function problemText(problems: readonly ContentProblem[]): string {
  return problems
    .map(({ where, what }) => {
      return `${capital(where)}${where === WHOLE ? '' : ':'} ${what}.`
    })
    .join(' ')
}

const WHOLE = 'the text'
const inText = (what: string): ContentProblem => ({ where: WHOLE, what })

type Rule = readonly [isRight: (text: string) => unknown, problem: string]
const RULES: { readonly [kind in Kind]?: Rule } = {
  url: [isPlainAddress, 'must start with http:// or https://'],
  'secure-url': [isSecureAddress, 'must start with https://'],
  category: [categories.entryOf, 'is not a category'],
  questions: [fitInMessage, 'has more than 20 questions, or more than 500 letters in them'],
  image: [parseImage, 'is not the address of a picture'],
  email: [mailtoLink, 'is not an e-mail address'],
  phone: [telephoneLink, 'is not a phone number'],
}

function textProblem(kind: Kind, text: string): string | undefined {
  const rule = RULES[kind]
  if (!rule || rule[0](text)) return undefined
  if (kind.endsWith('url') && /^https?:\S+\s/i.test(text))
    return 'has a space in it: write it as %20'
  return kind.endsWith('url') && hasNameBeforeHost(text)
    ? 'has a name before its host: take it out, together with the @'
    : rule[1]
}

function listProblems(kind: ListKind, content: string): ContentProblem[] {
  if (content.trim() === '') return []
  const fault = jsonFault(content)
  if (fault) {
    const { line, column, what } = fault
    return [inText(`is not valid JSON at line ${line}, column ${column}: ${what}`)]
  }
  const list: unknown = JSON.parse(content)
  if (!Array.isArray(list)) return [inText('is not a list: it must start with [ and end with ]')]
  return list.flatMap((item, index) => itemProblems(kind, item, `item ${index + 1}`))
}

/** What is wrong with one item of a list. */
export function itemProblems(kind: ListKind, item: unknown, where: string): ContentProblem[] {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) {
    return [{ where, what: `must be an object with ${ITEM_FIELDS[kind].join(', ')}` }]
  }
  return ITEM_FIELDS[kind].flatMap(field => {
    const what = fieldProblem(field, (item as Record<string, unknown>)[field])
    return what ? [{ where: `${where}, ${field}`, what }] : []
  })
}

function fieldProblem(field: string, value: unknown): string | undefined {
  const text = field === 'id' && typeof value === 'number' ? String(value) : (value ?? '')
  if (typeof text !== 'string') return 'must be a text'
  if (text.trim() === '') return OPTIONAL_FIELDS.includes(field) ? undefined : 'is missing'
  if (field === 'date' && !isCivilDate(text)) return 'is not a valid date (YYYY-MM-DD)'
  if ((field === 'image' || field === 'photo') && !isImageAddress(text))
    return 'is not the address of a picture'
  if (field === 'address' && !isSafeHref(text))
    return 'must start with https://, or with / for a page of this site'
  if (field === 'file' && !isDocumentAddress(text)) return 'is not a document that was uploaded'
  if (field === 'video' && !videoIdIn(text)) return 'is not the address of a YouTube video'
  if (field === 'bytes' && !/^\d{1,9}$/.test(text)) return 'is not a number'
  if (field === 'photos') return albumPhotosProblem(text)
  if (field === 'focus' && !parseFocus(text)) return 'must be a point of the picture, such as 50 30'
  if (field === 'category' && !(SCHOOL_CATEGORIES as readonly string[]).includes(text)) {
    return `must be one of ${SCHOOL_CATEGORIES.join(', ')}`
  }
  return undefined
}
