import type { WallMoment } from '#domain/time/civil.ts'
import { FRIDAY, weekday } from '#domain/time/civil.ts'
import { CLOSED, readClosure } from './closure.ts'
import { readJanazah } from './janazah.ts'
import { nameAt, placeIn } from './names.ts'
import { readOff } from './off.ts'
import { CLOSURE_END, JANAZAH, SENTENCE_END, TITLE } from './phrases.ts'
import { type Reading, readingOf, type TimesOfToday } from './reading.ts'
import { readNoJumuah, readTimes } from './times.ts'
import type { Told } from './told.ts'
import { prayerIn, slotsIn } from './words.ts'

/** What is said before is corrected. */
const TAKEN_BACK =
  /\b(?:sorry|oops|correction)\b,?:? (?:it['’]?s |i mean[t]? )?@? ?\d|\bi meant?\b|\bupdate\b.*\b(?:is|are) (?:back )?on(?=\W*$)/i
const EID =
  /\be+id\b[^.!\n]*\b(?:prayers?|sala\w*|namaz|khutbah?|takb[ei]+r\w*)\b(?! (?:registration|parking|breakfast|brunch|lunch|volunteers|tickets))/i
/** There is none, there are several places, or a time that no rule reads. */
const NO_EID =
  /\bno e+id\b|(?:\d\s*(?:and|&|,)|\b(?:2nd|second|3rd|third))\s*\d{1,2}(?![:.\d]|\s*[ap]\.?m)|\d(?: ?[ap]\.?m)? (?![ap]\.?m)\p{L}[^,;.\n]*[,;]\s*\d{1,2}(?:[:.]\d\d| ?[ap]\.?m)|\)[\s,;&]*(?:and )?\d{1,2}(?:[:.]\d|\s*[ap]\.?m)|\b(?:at|in) \p{L}.*\b(?:at|in) \p{L}/iu
const MOON =
  /\b(?:moon|ch?a+nd|crescent)\b.*\b(?:sight\w*\b(?! (?:\w+ )?(?:meeting|event|class|workshop|night|trip|training|bazaar|volunteers))|seen|visible|ramad[ah]+n|nazar|dekh\w*)|\b(?:sight\w*|see|saw)\b.*\b(?:moon|ch?a+nd|crescent)\b|🌙.*\b(?:sighted|ramad[ah]+n)\b|هلال|\be+id is (?:on|today|tomorrow)\b/iu
/** Which of several khutbahs. */
const SEVERAL_KHUTBAHS = /\).*\(|\b(?:1st|2nd|first|second)\b|\b(?:jum\S*|khutbah?)\s*[1-3]\b/i
/** Who gives the first, and who another. */
const SEVERAL_KHATEEBS = new RegExp(
  `\\bkhat[ei]+b\\b.*\\bkhat[ei]+b\\b|(?:\\band|[&/]|;.*) (?:${TITLE})\\b`,
  'i',
)
/** Who speaks, said with the time of one Jumu'ah. */
const SPEAKER = new RegExp(
  `(?<=\\b(?:jum|khutb)(?:[^.\\n]|\\.(?=\\d))*\\d(?:[^.\\n]|\\.(?=\\d))*?)(?:[\\s,;:–(-]+(?:(?:guest )?(?:speaker|khat[ei]+b)(?: is| will be)?|by|with)\\b|(?<=\\d(?:\\s?[ap]\\.?m\\b\\.?|\\s+baje)?)[\\s,;:–(-])[\\s:–-]*(?=(?:${TITLE})\\b)`,
  'gi',
)
const PIECE_END = new RegExp(
  `${SENTENCE_END.source}|[,;]\\s+|\\s[-–]\\s|\\s+(?:(?:and|then|followed by)\\s+)*(?=burial\\b)`,
  'i',
)
const ONLY_A_DAY =
  /^(?:date|day|time|when)\s*:|^(?:(?:the )?(?:masjid|mosque))?$|^(?:[a-z]+day|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,2}|tomorrow|tonight)?[\s,]*(?:\d{1,2}(?:st|nd|rd|th|\/\d{1,2}(?:\/\d{2,4})?)?)?\s*(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*)?[\s\d:.]*(?:[ap]m)?$/i
/** What a message begins or ends with. */
const GREETING =
  /^(?:\P{L}*$|\P{L}*(?:(?:updates?|announcements?|reminders?)\W*$|as[-\s]?sal|assal|asal|sal+a+m|sl+a*ms?\b|in ?sh+[aā]|j[az]k|jaza|iwiir|raj|has passed|inna|wa inna|sad news|dear|السلام|إنا|انا|وإنا))/iu
/** What comes before a message that was forwarded or copied; with the day that it is of. */
const HEADER =
  /^\W*(?:forwarded(?: many times)?|fwd)\b:?\s*|^[\s\u200e]*\[?(\d{1,2})[/.](\d{1,2})[/.](\d{2,4}),? \d{1,2}[:.]\d{2}[^\]\n-]{0,8}(?:\]| -) [^:\n]{1,40}: /gim

/** What is longer is more than an announcement. */
const MOST = 2000

/** A text without the marks of WhatsApp, and without what is struck out; '_' in an address stays. */
export const unmarked = (text: string) =>
  text
    .replace(/~[^~\n]+~/g, '')
    .replace(/(?<![\p{L}\d])[*_~]+|[*_~]+(?![\p{L}\d])/gu, '')
    .trim()

/**
 * What a message says that somebody pasted, one for each kind of thing. It decides nothing, and what
 * it does not understand is 'other'. With the prayer times of today, 'Friday' on a Friday is the next
 * one once that prayer is over; and in the night before Fajr people call tomorrow what begins with it.
 * With the mosque's name, a closure of another mosque is told apart.
 */
export function readPasted(
  pasted: string,
  now: WallMoment,
  times?: TimesOfToday,
  mosque?: string,
): Told[] {
  const text = unmarked(pasted.replace(HEADER, ''))
  const [year = '', ...monthAndDay] = now.date.split('-').map(Number)
  // 'Tomorrow' is another day in a message of yesterday.
  const isOfToday = [...pasted.matchAll(HEADER)].every(([, ...written]) => {
    const [one, other, inYear] = written.map(Number)
    return (
      !one ||
      (Number(year) % 100 === Number(inYear) % 100 &&
        (String([one, other]) === String(monthAndDay) ||
          String([other, one]) === String(monthAndDay)))
    )
  })
  if (!isOfToday || text.length > MOST) return [{ what: 'other', text }]
  // Of several Jumu'ahs nobody knows who speaks at which.
  const said =
    [...text.matchAll(SPEAKER)].length === 1 && slotsIn(text).length < 2
      ? text.replace(SPEAKER, '\nKhateeb: ')
      : text
  const read = (part: string) => readPart(part, now, times, mosque)
  const sentences = said.split(SENTENCE_END).map(words => ({ words, what: read(words)?.what }))
  const kinds = new Set(sentences.flatMap(({ what }) => (what && what !== 'other' ? what : [])))
  const parts =
    kinds.size < 2
      ? [text]
      : [...kinds].map(kind =>
          sentences
            .filter(({ what }) => what === kind || what === 'other')
            .map(({ words }) => words)
            .join('\n'),
        )
  const { day } = readingOf(text, now, times)
  return parts.flatMap(part => {
    const told = withDay(read(part), readingOf(part, now, times).day ?? day)
    if (told?.what !== 'janazah' && told?.what !== 'closed') return told ?? []
    const isJanazah = told.what === 'janazah'
    const left = part
      .split(isJanazah ? PIECE_END : CLOSURE_END)
      .map(piece => piece.trim().replace(/\.$/, ''))
      .filter(piece => read(piece)?.what === 'other' && !GREETING.test(piece))
      .filter(
        piece => !(isJanazah && (prayerIn(piece) || (told.name && piece.includes(told.name)))),
      )
      .filter(piece => !(ONLY_A_DAY.test(piece) || (isJanazah ? JANAZAH : CLOSED).test(piece)))
      .map(piece => piece.replace(/^\p{Ll}/u, letter => letter.toUpperCase()))
    const place = isJanazah && placeIn(part)
    if (place && !left.some(piece => piece.includes(place))) left.unshift(`At ${place}`)
    return left.length > 0 ? { ...told, rest: left.join('. ') } : told
  })
}

/** Hours without a day are those of the day that the message names before. */
const withDay = (told: Told | null, day: string | undefined): Told | null =>
  told?.what === 'closed' && told.hours?.from && day && told.from === told.until
    ? { ...told, from: day, until: day }
    : told

function readEid({ message, sentences }: Reading): Told | undefined {
  if (!EID.test(message) || NO_EID.test(message)) return undefined
  const clocks = slotsIn(message, 'eid').flatMap(({ time }) => time ?? [])
  const place = placeIn(sentences.find(words => EID.test(words)) ?? '')
  return clocks.length > 0 ? { what: 'eid', times: clocks, ...(place && { place }) } : undefined
}

function readKhateeb({ message, khateeb, isUnread, day, friday, other }: Reading) {
  const name = khateeb && nameAt(message.slice(khateeb.index + khateeb[0].length))
  if (!name || isUnread || SEVERAL_KHUTBAHS.test(message)) return undefined
  const date = day ?? friday
  if (SEVERAL_KHATEEBS.test(message)) return other
  return weekday(date) === FRIDAY ? { what: 'khateeb' as const, name, date } : other
}

const readMoon = ({ message }: Reading): Told | undefined =>
  MOON.test(message) ? { what: 'moon' } : undefined

/** The first that knows what a message is about decides. */
const READERS: readonly ((reading: Reading) => Told | undefined)[] = [
  readJanazah,
  readClosure,
  readEid,
  readKhateeb,
  readNoJumuah,
  readTimes,
  readOff,
  readMoon,
]

function readPart(
  text: string,
  now: WallMoment,
  times?: TimesOfToday,
  mosque?: string,
): Told | null {
  if (text.trim() === '') return null
  const reading = readingOf(text, now, times, mosque)
  if (TAKEN_BACK.test(reading.message)) return reading.other
  for (const read of READERS) {
    const told = read(reading)
    if (told) return told
  }
  return reading.other
}
