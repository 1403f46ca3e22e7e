/** The name of everyone on the boards of a new site, until the mosque enters its own. */
export const EXAMPLE_NAME = 'Board member'

/** Not a part of anybody's initials. */
const TITLES = /^(?:dr|mr|mrs|ms|prof|br|sr|br\.|imam|shaykh|sheikh|hajj[ai]?|ustadha?)\.?$/i
const SMALL_WORDS = /^(?:of|the|and|for)$/i

/**
 * The letters in the star of a person without a photo: of the first and the last name, one of a name
 * that is not in Latin letters. None for a new site's examples, who are nobody.
 */
export function initialsOf(name: string): string {
  if (name === EXAMPLE_NAME) return ''
  const words = name
    .split(/[\s,]+/)
    .filter(word => /^\p{L}/u.test(word) && !TITLES.test(word) && !SMALL_WORDS.test(word))
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].flatMap(word =>
    word ? [[...word][0]?.toUpperCase() ?? ''] : [],
  )
  return letters.every(letter => /\p{Script=Latin}/u.test(letter))
    ? letters.join('')
    : (letters[0] ?? '')
}
