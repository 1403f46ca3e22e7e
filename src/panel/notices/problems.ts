import { errorsByPath } from '#domain/declared/schema.ts'
import { NoticeFieldsSchema } from '#domain/notices/fieldsSchema.ts'
import { linkRefused } from '#domain/notices/link.ts'
import type { Notice } from '#domain/notices/notice.ts'
import { civilDateIn, isCivilDate, minutesOf } from '#domain/time/civil.ts'
import type { Errors } from '#panel/editing/form.ts'
import { isAfterPrayer, type NoticeValues, noticeFieldsOf } from './values.ts'

/** A template's title ends where something has to be typed. */
const UNFINISHED = /\b(for|on)\s*$/

export const isTitled = (title: string): boolean => title.trim() !== '' && !UNFINISHED.test(title)

/**
 * What keeps the form from being sent: what the schema refuses, and what only a form can leave open.
 * `stored`: of an edited notice, whose link may stay as it is.
 */
export function formProblems(
  values: NoticeValues,
  zone: string,
  now: Date,
  stored?: Pick<Notice, 'link'> | null,
): Errors<NoticeValues> {
  const { title, startDate, endDate, endTime } = values
  const sent = noticeFieldsOf(values, zone, now, null)
  const refused = errorsByPath(NoticeFieldsSchema, sent)
  const badLink = linkRefused(sent.link, stored?.link)
  if (badLink) refused.link ??= badLink
  if (title.trim() && UNFINISHED.test(title)) refused.title = 'Finish the title.'
  const errors = atFormFields(refused)
  if (isAfterPrayer(values)) return errors
  if (!isCivilDate(endDate)) errors.endDate = 'Choose the day on which it ends.'
  if (Number.isNaN(minutesOf(endTime))) errors.endTime = 'Enter the time at which it ends.'
  else if (errors.endDate) delete errors.endTime
  else if (errors.endTime) {
    const { endTime: before, ...others } = errors
    const at = endDate < (startDate || civilDateIn(zone, now)) ? 'endDate' : 'endTime'
    return { ...others, [at]: startDate ? before : 'This is over already: choose a later one.' }
  }
  return errors
}

/** Messages by the fields of a notice, at the fields of the form. */
export const atFormFields = (messages: Readonly<Record<string, string>>): Errors<NoticeValues> =>
  Object.fromEntries(
    Object.entries(messages).map(([name, message]) => [FIELD_OF[name] ?? name, message]),
  )

const FIELD_OF: Readonly<Record<string, keyof NoticeValues>> = {
  start: 'startDate',
  end: 'endTime',
  prayer: 'prayerDate',
  'prayer.date': 'prayerDate',
}
