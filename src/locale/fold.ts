import { locale } from './locale.ts'

/** Vowel signs, hamza above letters, accents, and the stroke that lengthens words. */
const MARKS = /[\u0300-\u036f\u0640\u064b-\u065f\u0670]/g
/** Letters that are written as others, by language or keyboard: ه and ھ are two in Urdu. */
const SAME: Readonly<Record<string, string>> = { ٱ: 'ا', ک: 'ك', ی: 'ي', ى: 'ي', ı: 'i' }

/** A text as it is searched: in small letters of the reader's language, without marks. */
export const foldForSearch = (text: string): string =>
  text
    .toLocaleLowerCase(locale().language)
    .normalize('NFD')
    .replace(MARKS, '')
    .replace(/[ٱکیىı]/g, letter => SAME[letter] ?? letter)
