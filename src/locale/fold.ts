import { locale } from './locale.ts'

/** Vowel signs, hamza above letters, accents, the stroke that lengthens words, marks without width, and all apostrophes. */
const MARKS = /[\u0300-\u036f\u0640\u064b-\u065f\u0670\u200b-\u200f'`´‘’ʻʼʾʿ]/g
/** Letters that are written as others, by language or keyboard: ه and ھ are two in Urdu. */
const SAME: Record<string, string> = { ٱ: 'ا', ک: 'ك', ہ: 'ه', ی: 'ي', ى: 'ي', ı: 'i', đ: 'd' }

/** A text as machines read it: with Western digits in place of Arabic, Urdu and Bengali ones. */
export const western = (text: string): string =>
  text.replace(/[٠-٩۰-۹০-৯]/g, digit => String((digit.charCodeAt(0) - (digit < '০' ? 0 : 6)) & 15))

/** A text as it is searched: in small letters of the reader's language, without marks. */
export const foldForSearch = (text: string): string =>
  western(text)
    .toLocaleLowerCase(locale().language)
    .normalize('NFD')
    .replace(MARKS, '')
    .replace(/[ٱکہیىıđ]/g, letter => SAME[letter] ?? letter)

/** A text's words as they are searched. */
export const foldedWords = (text: string): string[] =>
  foldForSearch(text)
    .split(/[\s,]+/)
    .filter(Boolean)

/** Whether each of these folded words begins one of a text. */
export function haveBeginnings(text: string, wanted: readonly string[]): boolean {
  const words = foldedWords(text)
  return wanted.every(beginning => words.some(word => word.startsWith(beginning)))
}
