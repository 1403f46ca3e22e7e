/** A field of a form with questions of its own is named by its question: what was asked stands in the message. */
export const QUESTION = 'question:'
/** What such a form is about. */
export const ABOUT = 'about'

/** A question as it was written, one a line. */
interface Question {
  readonly label: string
  /** It ended with '*'. */
  readonly isRequired: boolean
  /** It ended with '…' or '...': the answer is more than a line. */
  readonly isLong: boolean
}

export const questionsIn = (lines: readonly string[]): Question[] =>
  lines.flatMap(line => {
    const [, label = '', end = ''] = /^(.*?)\s*((?:\*|…|\.{3}|\s)*)$/.exec(line) ?? []
    return label ? [{ label, isRequired: end.includes('*'), isLong: /…|\.{3}/.test(end) }] : []
  })

/**
 * The fields that a browser sends of a form. Answers to a form's own questions become the message:
 * what the form is about, then each question with its answer.
 */
export function formFields(form: FormData): Record<string, unknown> {
  const fields = Object.fromEntries(form)
  const answers = [...form].flatMap(([name, answer]) =>
    name.startsWith(QUESTION) && typeof answer === 'string' && answer.trim()
      ? [`${name.slice(QUESTION.length)}\n${answer.trim()}`]
      : [],
  )
  if (answers.length === 0) return fields
  const about = form.get(ABOUT)
  const message = [...(typeof about === 'string' && about ? [about] : []), ...answers]
  return { ...fields, message: message.join('\n\n') }
}
