import { languageTag, locale } from './locale.ts'

/** The zero of each set of digits that is not Western, by its name in Unicode (CLDR, numbering systems). */
const ZEROS = { arab: '٠', arabext: '۰', beng: '০' } as const
export type Digits = keyof typeof ZEROS

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

/** '2,000'. */
export function formatNumber(value: number): string {
  const { language, habits } = locale()
  return value.toLocaleString(`${languageTag()}-u-nu-${habits.digits[language] ?? 'latn'}`)
}
