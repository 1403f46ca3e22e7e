import type { Lists } from './lists.ts'

/** The zero of each set of digits that is not Western, by its name in Unicode (CLDR, numbering systems). */
const ZEROS = { arab: '٠', arabext: '۰', beng: '০' } as const
type Digits = keyof typeof ZEROS

/**
 * How a place writes what is computed: the forms that formatters read. `domain/habits` makes them from
 * what the mosque has chosen; pages carry what differs from the forms below.
 */
export interface Habits {
  /** Hours on the clock. */
  readonly clock: 12 | 24
  /** 'November 27, 2026', or '27 November 2026'. */
  readonly dates: 'mdy' | 'dmy'
  /** The weekday on which calendars begin; 0 is Sunday. */
  readonly firstDay: number
  /** The English of the place, for Intl and feeds. */
  readonly english: 'en-US' | 'en-GB'
  /** ISO 4217. */
  readonly currency: string
  /** Of the place's telephone numbers, for links: '1'. */
  readonly callingCode: string
  /** Of languages that are written with others than 0 to 9. */
  readonly digits: Readonly<Record<string, Digits>>
  /** The place's words for those of the fixed texts, by the latter in small letters: dhuhr, center. */
  readonly terms: Readonly<Record<string, string>>
}

/** Those of the fixed texts (docs/product.md, section 15). */
export const US_HABITS: Habits = {
  clock: 12,
  dates: 'mdy',
  firstDay: 0,
  english: 'en-US',
  currency: 'USD',
  callingCode: '1',
  digits: { bn: 'beng' },
  terms: {},
}

/** Who reads: in which language, and by which habits dates, hours and names are written for them. */
export interface Locale {
  /** BCP 47, the value of the root's `lang`. */
  readonly language: string
  /** Of its script: the value of the root's `dir`. */
  readonly direction: 'ltr' | 'rtl'
  readonly habits: Habits
  /** The mosque's own, where it has changed any. */
  readonly lists?: Lists | undefined
  /** Of the addresses of pages in the language, where it is not the site's own: '/ar'. */
  readonly folder?: string | undefined
  /** Equal keys write equally, for what is kept ready. */
  readonly key?: string
  /** A text that the site came with, and nobody has changed, as this place writes it. */
  readonly seedText?: (text: string) => string
  /** Addresses of pages that visitors cannot open: no text leads there. */
  readonly gone?: readonly string[]
  /** The site's own language; absent: English. */
  readonly own?: string
  /** Who asked for a language reads what people wrote in it; absent: as it was written. */
  readonly written?: Translations
  /** Some originals are in a language that the site's own was earlier. */
  readonly isMixed?: boolean
}

/** By what they are of: the originals that they were made from, and the same in the language. */
type TranslatedTexts = Readonly<
  Record<
    string,
    {
      readonly of: readonly string[]
      readonly text: readonly string[]
      readonly revision: number
    }
  >
>

/** What people wrote, in one language. */
interface Translations {
  /** The language of the originals. */
  readonly own: string
  readonly texts: TranslatedTexts
  /** By languages that the site's own was earlier: an original that is the same there is in that language. */
  readonly earlier?: Readonly<Record<string, TranslatedTexts>> | undefined
}

export const DEFAULT_LOCALE: Locale = { language: 'en', direction: 'ltr', habits: US_HABITS }

let current: Locale | undefined
let scoped: (() => Locale | undefined) | undefined

/**
 * The locale of the current reader: of the scope that the code runs in (a request, a page of a build),
 * of the process, or of the page that the browser shows. So rules and formatters need no argument for
 * it; read it when something is formatted, never when a module is loaded.
 */
export function locale(): Locale {
  current ??= localeOfPage()
  return scoped?.() ?? current
}

/** Sets it for the whole process, or the page; undefined: as at the start. */
export function setLocale(next: Locale | undefined): void {
  current = next
}

/** Runs `write`, which must not wait for anything, as if for that reader. */
export function writtenAs<T>(reader: Locale, write: () => T): T {
  const before = current
  current = reader
  try {
    return write()
  } finally {
    current = before
  }
}

/** Sets where a scope's own locale is found (AsyncLocalStorage, which browsers do not have). */
export function scopeLocale(read: () => Locale | undefined): void {
  scoped = read
}

/** The language tag for Intl. */
export const languageTag = (): string => {
  const { language, habits } = locale()
  return language === 'en' ? habits.english : language
}

/** The zero of the reader's digits, where they are not Western. */
export const zeroOf = (language: string): string | undefined => {
  const digits = locale().habits.digits[language]
  return digits && ZEROS[digits]
}

/** A number, or a text with Western digits, in the digits that the reader is used to. */
export function figures(value: string | number): string {
  const zero = zeroOf(locale().language)?.charCodeAt(0)
  return zero
    ? `${value}`.replace(/\d/g, digit => String.fromCharCode(zero + Number(digit)))
    : `${value}`
}

/** Words in names of prayers and labels of Jumu'ah: all others stand in texts, which are spelled already. */
const IN_NAMES = /^(?:fajr|sunrise|dhuhr|asr|maghrib|isha|jumu'ah|khutbah)$/

/**
 * What a page carries of its habits, for `data-habits`; undefined: there is nothing to say. It stands
 * before the page's encoding, which has to be among the first 1024 bytes.
 */
export function habitsInPage({ habits }: Locale = locale()): string | undefined {
  const defaults = Object.entries(US_HABITS)
  const terms = Object.entries(habits.terms).filter(([word]) => IN_NAMES.test(word))
  const own = Object.entries({ ...habits, terms: Object.fromEntries(terms) }).filter(
    ([name, value]) =>
      JSON.stringify(value) !== JSON.stringify(defaults.find(([other]) => other === name)?.[1]),
  )
  return own.length > 0 ? JSON.stringify(Object.fromEntries(own)) : undefined
}

function localeOfPage(): Locale {
  const root = globalThis.document?.documentElement
  if (!root) return DEFAULT_LOCALE
  const { lang, dir, dataset } = root
  return {
    language: lang || DEFAULT_LOCALE.language,
    direction: dir === 'rtl' ? 'rtl' : 'ltr',
    habits: { ...US_HABITS, ...(dataset.habits && JSON.parse(dataset.habits)) },
    lists: dataset.lists && JSON.parse(dataset.lists),
    folder: dataset.folder,
  }
}
