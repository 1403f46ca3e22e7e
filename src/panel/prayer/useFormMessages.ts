import { usePrayerView } from './context.ts'
import { changeProblems } from './rules/changeProblems.ts'
import { formMessages, type Messages, messagesOf } from './rules/messages.ts'

/** The messages of the open form by field; blank fields are reported once saving was tried. */
export function useFormMessages(): Messages {
  const { editing, problems, settings } = usePrayerView()
  const { form, tried } = editing
  if (!form) return {}
  const own = changeProblems(form.change)
  if (own.length > 0) return messagesOf(own.filter(({ path }) => tried || path[0] === 'until'))
  return formMessages(problems, settings, form.change)
}
