import type { Kind } from '#domain/content/kinds.ts'
import type { Translation } from '#domain/translations/stored.ts'
import { TRANSLATIONS } from '#domain/translations/thing.ts'
import { documentApi, type SavedDocument } from './documents.ts'
import { endpoint } from './endpoint.ts'

export interface TranslationValues {
  texts: Record<string, Translation>
}
export type TranslationsResponse = SavedDocument<TranslationValues>

interface Params {
  language: string
}

/** What people wrote, in one further language. A save replaces the named ones; null takes one away. */
export const translationsApi = documentApi<
  TranslationValues,
  Params,
  { texts: Record<string, Translation | null> }
>(TRANSLATIONS)

/** Where a text is: a part of the menu of translations. */
export type OriginalArea = 'notices' | 'events' | 'pages' | 'school' | 'menu'

/** A text that can be translated, as it is written now. */
export interface Original {
  key: string
  label: string
  kind: Kind
  /** What is translated, one by one. */
  words: string[]
  /** Its language, where that is not the site's. */
  language?: string | undefined
  /** What a mosque begins with, which comes in every whole language. */
  isStart?: boolean
}

/** What is translated together: a page, an event, a notice. */
export interface OriginalGroup {
  /** 'about', 'event:k7m2'. */
  id: string
  area: OriginalArea
  title: string
  /** Its address, where visitors can open it. */
  address?: string | undefined
  texts: Original[]
}

/** All that can be translated, in the order in which it matters to visitors. */
export const getOriginals = endpoint<{
  response: { groups: OriginalGroup[] }
}>('GET /api/originals', {
  right: 'translations',
  failure: 'Failed to load what can be translated.',
})
