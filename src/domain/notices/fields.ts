import type { Fields, TextName } from '#domain/declared/fields.ts'
import { noticeKindTexts } from '#texts/topics.ts'
import { NOTICE_KINDS } from './kinds.ts'
import type { NoticeFields } from './notice.ts'

/** The languages a notice can be marked as, so that it is read aloud and set rightly. */
const LANGUAGES: Readonly<Record<string, string>> = {
  '': 'As the site',
  ar: 'Arabic',
  bn: 'Bengali',
  bs: 'Bosnian',
  en: 'English',
  fr: 'French',
  de: 'German',
  id: 'Indonesian',
  ms: 'Malay',
  fa: 'Persian',
  so: 'Somali',
  es: 'Spanish',
  tr: 'Turkish',
  ur: 'Urdu',
}

/**
 * What an admin writes, in the order in which versions are compared. The prayer of a janazah and the
 * moments are kinds of their own.
 */
export const NOTICE_FIELDS = {
  kind: {
    kind: 'choice',
    label: 'Kind',
    ids: Object.keys(NOTICE_KINDS),
    get options() {
      return noticeKindTexts
    },
    missing: 'Choose what kind of notice it is.',
  },
  title: { kind: 'line', label: 'Title', most: 100, missing: 'Enter a title.' },
  prayer: { kind: 'own', type: 'prayer', label: 'When', blank: '' },
  end: { kind: 'own', type: 'moment', label: 'Shown until', blank: '' },
  reason: { kind: 'line', label: 'Reason', most: 60 },
  keeps: { kind: 'own', type: 'keeps', label: 'Takes place all the same', blank: '' },
  text: { kind: 'paragraphs', label: 'Text', most: 500, rows: 3 },
  place: { kind: 'line', label: 'Place', most: 100 },
  link: {
    kind: 'address',
    label: 'Link',
    most: 500,
    hint: 'A full address, or a page of this site like /events.',
  },
  language: {
    kind: 'choice',
    label: 'Language',
    options: LANGUAGES,
    missing: 'Choose a language.',
    words: (tag: unknown) => LANGUAGES[String(tag)] ?? String(tag),
  },
  start: { kind: 'own', type: 'moment', label: 'Shown from', blank: '' },
  held: {
    kind: 'flag',
    label: 'Keep it secret until then',
    hint: 'Pages and apps get it only at that time, and may show it five minutes later.',
    blank: false,
    states: ['Yes', 'No'],
    isOptional: true,
  },
} as const satisfies Fields & Record<keyof NoticeFields, unknown>

export type NoticeText = TextName<typeof NOTICE_FIELDS>

const { prayer: _, start: __, end: ___, keeps: ____, ...PLAIN } = NOTICE_FIELDS
/** Those whose kinds all forms know. */
export const PLAIN_FIELDS = PLAIN

/** What an admin wrote of a notice, without what the site adds to it. */
export const fieldsAlone = (notice: NoticeFields): NoticeFields =>
  Object.fromEntries(
    Object.entries(notice).filter(
      ([name, value]) => name in NOTICE_FIELDS && value !== undefined && value !== false,
    ),
  ) as unknown as NoticeFields
