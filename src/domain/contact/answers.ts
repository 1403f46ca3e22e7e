import { ABOUT, ASKED, QUESTION, questionsIn } from '#blocks/form/questions.ts'

/**
 * The fields that a browser sends of a form. Answers to a form's own questions become the message:
 * what the form is about, then each question with its answer.
 */
export function submittedFields(form: FormData): Record<string, unknown> {
  const fields = Object.fromEntries(form)
  const answers = [...form].flatMap(([name, answer]) =>
    name.startsWith(QUESTION) && typeof answer === 'string' && answer.trim()
      ? [[name.slice(QUESTION.length), answer.trim()] as const]
      : [],
  )
  const about = form.get(ABOUT)
  if (answers.length === 0 && !about) return fields
  const message = [...(typeof about === 'string' && about ? [about] : []), ...answers.map(lined)]
  return {
    ...fields,
    [ASKED]: form.get(ASKED) ?? undefined,
    answered: answers.map(([question]) => question),
    message: message.join('\n\n'),
  }
}

const lined = (answer: readonly [string, string]) => answer.join('\n')

/** The first question that must be answered and is not. */
export const unanswered = (questions: string, answered: readonly string[]): string | undefined =>
  questionsIn(questions).find(({ label, isRequired }) => isRequired && !answered.includes(label))
    ?.label
