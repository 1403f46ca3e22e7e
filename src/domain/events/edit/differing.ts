import { clock12, formatLong } from '#domain/prayer/civil.ts'
import { CATEGORY_LABELS } from '../event.ts'
import { relativeInWords, spanInWords } from '../relative.ts'
import { type EventValues, minutesTyped, relativeOf, type TypedRelative } from './values.ts'

/** One thing that two versions of an event say differently, in words. */
export interface Difference {
  label: string
  theirs: string
  mine: string
}

const yesNo = (yes: boolean) => (yes ? 'Yes' : 'No')
const day = (date: string) => (date ? formatLong(date) : '')
const byPrayer = (typed: TypedRelative) => {
  const relative = relativeOf(typed)
  return relative ? relativeInWords(relative) : typed.minutes
}
const end = ({ ends, endTime, lasts, endPrayer }: EventValues) => {
  if (ends === 'clock') return clock12(endTime)
  return ends === 'lasts' ? spanInWords({ lasts: minutesTyped(lasts) || 0 }) : byPrayer(endPrayer)
}

const WORDS: Record<string, (values: EventValues) => string> = {
  Title: ({ title }) => title,
  Description: ({ description }) => description,
  Category: ({ category }) => (category ? CATEGORY_LABELS[category] : ''),
  Location: ({ location }) => location,
  'More info link': ({ moreInfoUrl }) => moreInfoUrl,
  Date: ({ date }) => day(date),
  Starts: ({ starts, startTime, startPrayer }) =>
    starts === 'clock' ? clock12(startTime) : byPrayer(startPrayer),
  Ends: end,
  Recurring: ({ recurring }) => yesNo(recurring),
  'First day': ({ recurring, from }) => (recurring ? day(from) : ''),
  'Last day': ({ recurring, until }) => (recurring ? day(until) : ''),
  'Weeks off': ({ recurring, skipped }) => (recurring ? skipped.map(day).join('; ') : ''),
  Picture: ({ image }) => image,
  'Visible to the public': ({ active }) => yesNo(active),
}

/** What two versions of an event say differently; 'nothing' stands for what one leaves empty. */
export function differing(theirs: EventValues, mine: EventValues): Difference[] {
  return Object.entries(WORDS)
    .map(([label, words]) => ({ label, theirs: words(theirs), mine: words(mine) }))
    .filter(both => both.theirs !== both.mine)
    .map(both => ({ ...both, theirs: both.theirs || 'nothing', mine: both.mine || 'nothing' }))
}
