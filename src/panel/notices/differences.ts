import { type DifferencesOf, differencesIn } from '#domain/declared/words.ts'
import { NOTICE_FIELDS } from '#domain/notices/fields.ts'
import { clock12, formatLong } from '#domain/time/format.ts'
import { prayerNames } from '#texts/prayerNames.ts'
import { isAfterPrayer, type NoticeValues } from './values.ts'

/** What two versions of a notice say differently, in words. */
export const differencesOf: DifferencesOf<NoticeValues> = (before, after) =>
  differencesIn(NOTICE_FIELDS, withWords(before), withWords(after))

/** With the prayer and the moments in words. */
function withWords(values: NoticeValues) {
  const { keeps, follows, prayerDate, startDate, startTime, endDate, endTime } = values
  const [name = '', slot] = follows.split('-')
  const prayer = prayerNames[name as keyof typeof prayerNames] ?? ''
  const which = Number(slot) > 0 ? ` (${Number(slot) + 1})` : ''
  const isAfter = isAfterPrayer(values)
  return {
    ...values,
    prayer: isAfter ? `After ${prayer}${which} on ${dayOf(prayerDate)}` : '',
    end: isAfter ? '' : momentOf(endDate, endTime),
    start: momentOf(startDate, startTime),
    keeps: keeps === null ? 'Everything' : keeps.map(keptInWords).join(', '),
  }
}

const keptInWords = (key: string) => prayerNames[key as keyof typeof prayerNames] ?? 'an event'
const dayOf = (date: string) => (date ? formatLong(date) : '')
const momentOf = (date: string, clock: string) =>
  [dayOf(date), clock && clock12(clock)].filter(Boolean).join(', ')
