/** A field of a form with questions of its own is named by its question: what was asked stands in the message. */
export const QUESTION = 'question:'
/** What such a form is about. */
export const ABOUT = 'about'
/** Where its questions are: 'about/form-k3m9x2ab-questions'. */
export const ASKED = 'asked'

/** A question as it was written, one a line. */
export interface Question {
  readonly label: string
  /** It ended with '*'. */
  readonly isRequired: boolean
  /** It ended with '…' or '...': the answer is more than a line. */
  readonly isLong: boolean
}

export const questionsIn = (text: string): Question[] =>
  text.split('\n').flatMap(line => {
    const [, label = '', end = ''] = /^(.*?)\s*((?:\*|…|\.{3}|\s)*)$/.exec(line.trim()) ?? []
    return label ? [{ label, isRequired: end.includes('*'), isLong: /…|\.{3}/.test(end) }] : []
  })

const MOST = 20
/** Of all questions, in letters: they stand in the message, which holds 1,000 with the answers. */
const MOST_LETTERS = 500

/** Whether a message has room for the questions with their answers. */
export function fitInMessage(text: string): boolean {
  const labels = questionsIn(text).map(({ label }) => label)
  return labels.length <= MOST && labels.join('').length <= MOST_LETTERS
}
