/** C0 and C1 controls except tab and line feed. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const CONTROLS = /[\0-\x08\x0b-\x1f\x7f-\x9f]/g
/** Unicode's embeddings, overrides and isolates (UAX 9); plain RTL and LTR marks stay. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/g
/** Nothing but what takes no ink, such as a pasted zero-width space. */
const UNSEEN = /^[\s\p{Default_Ignorable_Code_Point}]*$/u

/** A text without control characters and broken Unicode; '' for one in which there is nothing to see. */
export const visible = (text: string): string => seen(text.toWellFormed().replace(CONTROLS, ''))
/** The text, or '' where there is nothing to see in it. */
export const seen = (text: string): string => text.replace(UNSEEN, '')
/** The same as one line, without marks that change the direction of the text after it. */
export const oneLine = (text: string): string =>
  visible(text.replace(/[\r\n\u2028\u2029]+/g, ' '))
    .replace(TURNING, '')
    .replace(/\s+/g, ' ')
    .trim()
