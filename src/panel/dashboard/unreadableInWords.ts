import {
  UNREADABLE_KINDS,
  type UnreadableCounts,
  type UnreadableKind,
} from '#domain/settings/unreadable.ts'
import { formatList } from '#domain/time/intl.ts'
import { formatNumber } from '#locale/formatNumber.ts'

/** One item of each kind, and a number of them. */
const WORDS: Readonly<Record<UnreadableKind, readonly [string, (count: number) => string]>> = {
  events: ['1 event', count => `${formatNumber(count)} events`],
  notices: ['1 notice', count => `${formatNumber(count)} notices`],
  people: ['1 person', count => `${formatNumber(count)} people`],
  messages: ['1 message', count => `${formatNumber(count)} messages`],
  'prayer-rules': ['1 prayer rule or day', count => `${formatNumber(count)} prayer rules or days`],
  sections: ['1 text', count => `${formatNumber(count)} texts`],
  'list-items': [
    '1 entry of a list on a page',
    count => `${formatNumber(count)} entries of lists on pages`,
  ],
  screens: ['1 screen', count => `${formatNumber(count)} screens`],
}

/** '2 events and 1 message'; '' when all can be read. */
export function unreadableInWords(counts: UnreadableCounts): string {
  const parts = UNREADABLE_KINDS.filter(kind => counts[kind] > 0).map(kind => {
    const [one, more] = WORDS[kind]
    return counts[kind] === 1 ? one : more(counts[kind])
  })
  return formatList(parts)
}
