import { locale } from './locale.ts'
import { inTerms } from './terms.ts'

/**
 * A fixed text, or what stands between its values, in the words of the place: 'Dhuhr iqama' is 'Zuhr
 * jama'at' where it says so. What people have written is never passed; texts in other languages than
 * English have names of their own.
 */
export function spell(text: string): string {
  const { language, habits } = locale()
  return language === 'en' ? inTerms(text, habits.terms) : text
}
