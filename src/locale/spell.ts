import { locale } from './locale.ts'
import { inTerms } from './terms.ts'

/**
 * A fixed text, or what stands between its values, in the words of the place: 'Dhuhr iqama' is 'Zuhr
 * jama'at' where it says so. What people have written is never passed.
 */
export const spell = (text: string): string => inTerms(text, locale().habits.terms)
