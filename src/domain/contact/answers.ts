import { ABOUT, QUESTION } from '#blocks/form/questions.ts'

/**
 * The fields that a browser sends of a form. Answers to a form's own questions become the message:
 * what the form is about, then each question with its answer.
 */
export function submittedFields(form: FormData): Record<string, unknown> {
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
