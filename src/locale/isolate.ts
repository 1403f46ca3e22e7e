import { locale } from './locale.ts'

/** Letters of Hebrew, Arabic and the scripts between them in Unicode. */
export const FROM_RIGHT = /[\u0590-\u08ff]/
/** A phone number or an hour as people write it, '5:30 PM', not within a tag. */
const NUMBER =
  /(?<![\u2066\w\p{Nd}]|\p{Nd}:)(?:[+(]?\p{Nd}(?:[ \u00a0().-]*\p{Nd}){6,}|\p{Nd}{1,2}(?::\p{Nd}{2})?[ \u00a0]?[ap]\.?m\b\.?)(?=[^<>]*(?:<|$))/giu

/** A text or HTML whose phone numbers and hours run from the left among words from the right. */
export const isolateNumbers = (text: string): string =>
  FROM_RIGHT.test(text) ? text.replace(NUMBER, '\u2066$&\u2069') : text

/** What somebody wrote, within a sentence without elements, where it may run the other way. */
export const isolate = (text: string): string =>
  FROM_RIGHT.test(text) === (locale().direction === 'rtl') ? text : `\u2068${text}\u2069`

/**
 * The direction of a text that somebody wrote: by its first letters, but an hour or a name in Latin
 * letters at its beginning turns no sentence in the reader's own language.
 */
export const directionIn = (text: string, language = locale().language): 'rtl' | 'auto' =>
  language === locale().language && locale().direction === 'rtl' && FROM_RIGHT.test(text)
    ? 'rtl'
    : 'auto'
