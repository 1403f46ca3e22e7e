import { type DifferencesOf, fieldDifference } from '#domain/declared/words.ts'
import { LABELS } from '#domain/prayer/names.ts'
import { clock12, formatLong } from '#domain/time/format.ts'
import { followsPrayer, type NoticeValues } from './values.ts'
import { KIND_NAMES, LANGUAGES } from './words.ts'

/** What two versions of a notice say differently, in words. */
export const differencesOf: DifferencesOf<NoticeValues> = (before, after) => {
  const texts = (values: NoticeValues) => Object.entries(inWords(values))
  const now = Object.fromEntries(texts(after))
  return texts(before).flatMap(([label, text]) => fieldDifference(label, text, now[label] ?? ''))
}

function inWords(values: NoticeValues): Record<string, string> {
  const { follows, prayerDate, startDate, startTime, endDate, endTime, language } = values
  const [name = '', slot] = follows.split('-')
  const prayer = LABELS[name as keyof typeof LABELS] ?? ''
  return {
    Kind: KIND_NAMES[values.kind],
    Title: values.title,
    When: followsPrayer(values)
      ? `After ${prayer}${Number(slot) > 0 ? ` (${Number(slot) + 1})` : ''} on ${dayOf(prayerDate)}`
      : '',
    'Shown until': followsPrayer(values) ? '' : momentOf(endDate, endTime),
    Text: values.text,
    Place: values.place,
    Link: values.link,
    Language: LANGUAGES.find(({ value }) => value === language)?.label ?? language,
    'Shown from': momentOf(startDate, startTime),
  }
}

const dayOf = (date: string) => (date ? formatLong(date) : '')
const momentOf = (date: string, clock: string) =>
  [dayOf(date), clock && clock12(clock)].filter(Boolean).join(', ')
