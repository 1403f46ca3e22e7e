import { languageTag, locale } from './locale.ts'

/** '2,000'. */
export function formatNumber(value: number): string {
  const { language, habits } = locale()
  return value.toLocaleString(`${languageTag()}-u-nu-${habits.digits[language] ?? 'latn'}`)
}
