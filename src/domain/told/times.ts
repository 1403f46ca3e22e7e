import { FRIDAY, weekday } from '#domain/time/civil.ts'
import { placeIn } from './names.ts'
import { OFF, RESUMES } from './off.ts'
import { EXCEPT, NOT_CLOSED, SEVERAL, UNTIL } from './phrases.ts'
import type { Reading } from './reading.ts'
import type { Told, ToldTime } from './told.ts'
import { LAST_DAY, MONTH, prayersIn, slotsIn, slotsOf, toldClock } from './words.ts'

/** There is no Jumu'ah on a Friday. */
const NO_JUMUAH =
  /\bno (?:jum+['’a-z]*h|friday prayers?)(?! (?:parking|lunch))|\b(?:jum+['’a-z]*h|friday prayers?)\b[^.!\n]*\b(?:cancel+ed|called off|not (?:be )?(?:held|taking place))/i
/** One of several Jumu'ahs, or of several places. */
const ONE_JUMUAH =
  /\b(?:first|second|third|1st|2nd|3rd|early|earlier|late|later|other)\b|\b(?:at|in) (?!(?:the (?:masjid|mosque)|home)\b)/i
const CHANGES =
  /\biqama+h?s?\b|\bjama+['’]?a+t\b|\bcongregation\b|\bsalah time|\bnew time|\bchang|\bmov(?:e|ed|es|ing)\b|\bdelayed\b|\b(?:from|starting|beginning|effective|w\.?e\.?f|as of|now|will be|at)\b/i
const ONE_DAY = /\bonly\b|\bone[\s-]?(?:off|time)\b|\bthis once\b/i
const THIS_DAY = new RegExp(
  `\\b(?:today|tonight|tomorrow|(?:this|on|for) (?:the )?(?:afternoon|evening|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*|${MONTH}|\\d{1,2}(?:st|nd|rd|th|/|\\s+${MONTH})))`,
  'i',
)
const ONWARD =
  /\b(?:from|start|begin|eff|onward|w\.?e\.?f|as of|now|chang|mov|new)|\bafter \S+ on\b/i
/** 'Isha 8' */
const BARE_HOUR = /^\S+\s+(?:[1-9]|1[0-2])(?=\s*(?:[,;.&]?\s*$|[,;&]\s|\.\s|and\b))/i
/** What has no range of days, or no time of its own. */
const NOT_DAILY =
  /\b(?:combin\w+|(?:at|in) (?:my|his|her|their|(?:(?:a|the|our) )?(?:\w+ )?(?:school|park|gym|church|hall|stadium|fairgrounds?|hotel|tent|college|university|residence|house|home))|no longer|clocks?|weekends?|weekdays?|school days|every|this (?:week|month)|re-?open\w*|clos\w+|(?:mon|tues|wednes|thurs|satur|sun)days|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\s?[-–]\s?(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*)\b/i
const MORE = /\b(?:extra|additional|add(?:ed|ing)?|another)\b/i
/** Two prayers at one time. */
const TOGETHER =
  /\b(?:mag\w+\s*(?:\+|&|\/|and)\s*['‘’]?[ie]sha|[dz]\w*h\w*r\s*(?:\+|&|\/|and)\s*['‘’]?as+a?r)\b/i
/** Somewhere else than at the mosque. */
const ELSEWHERE = new RegExp(
  `(?:(?<!\\S)(?:at|in)|@)\\s+(?!(?:the|our|this|that|an?|home|masjid|mosque|center|centre|congregation|jama\\w*|sh+[aā]\\w*|ramad\\w*|winter|summer|effect|future|noon|midday|half|quarter|sunset|least|all|it|sala\\w*|iqama\\w*)\\b|${MONTH}|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*day\\b)\\p{L}{2,}|\\b(?:moved|relocated|shifted) to (?:the|our|an?) (?!(?:new|old|earlier|later|usual|regular|winter|summer|next|following|same|\\d)\\b)\\p{L}{2,}`,
  'iu',
)
/** An hour that may be of another place. */
const ZONE =
  /\d\s*(?:[ap]\.?m\.?)?\s*(?:[ecmpa][sd]t|gmt|bst|utc|pkt)\b|\b(?:london|uk|saudi|makkah|mecca|eastern|central|mountain|pacific) time\b/i
/** An athan alone is no iqama. */
const IS_ATHAN =
  /^(?!.*\b(?:iqama|jama)).*(?<!\bafter (?:the )?)\b(?:athan|adhan|azan|iftar|suh[ou]+r|seh?ri|sunrise|imsak)\b/i
/** With so few words a prayer and a time are all that is said. */
const FEW_WORDS = 4
/** That there is no Jumu'ah on a Friday; undefined where a message does not say so. */
export function readNoJumuah(reading: Reading): Told | undefined {
  const { isUnread, dayOf, friday, other } = reading
  const message = reading.message.replace(RESUMES, '')
  if (!NO_JUMUAH.test(message) || OFF.test(message) || NOT_CLOSED.test(message)) return undefined
  if (isUnread || ONE_JUMUAH.test(message) || slotsIn(message).length > 0) return other
  const from = dayOf(message, 'jumuah') ?? friday
  if (weekday(from) !== FRIDAY) return other
  return { what: 'times', times: [{ prayer: 'jumuah', slots: [], from, until: from }] }
}

/** The new times of a message; undefined where it is about something else. */
export function readTimes(reading: Reading): Told | undefined {
  const { message, today, tomorrow, prayer, day, friday, isOver, dayOf, other } = reading
  const parts = prayersIn(message).filter(({ isAside }) => !isAside)
  const prayers = [...new Set(parts.map(part => part.prayer))]
  const [first] = prayers
  const [start = '', end = ''] = message.split(LAST_DAY)
  const last = dayOf(end, prayer)
  if (!first || !isOfTimes(reading, first, last)) return undefined
  const isOneDay = ONE_DAY.test(message) || (THIS_DAY.test(message) && !ONWARD.test(message))
  const daysFrom = (words: string, name: ToldTime['prayer'], otherwise: string) => {
    const from =
      dayOf(words.split(LAST_DAY)[0] ?? '', name) ?? (last ? dayOf(start, name) : day) ?? otherwise
    return { from, ...(last ? { until: last } : isOneDay && { until: from }) }
  }
  const about = (name: ToldTime['prayer'], words: string): ToldTime[] => {
    if (name === 'jumuah') {
      const slots = slotsOf(message, words)
      // One more, beside those there are.
      if (slots.length === 1 && MORE.test(message)) return []
      return slots.length > 0 ? [{ prayer: name, slots, ...daysFrom(words, name, friday) }] : []
    }
    if (name === 'fajr' && /\btonight\b/i.test(message)) return []
    const time = toldClock(words.replace(BARE_HOUR, '$&:00'), name)
    return time ? [{ prayer: name, time, ...daysFrom(words, name, tomorrow) }] : []
  }
  const named = prayers.flatMap(name => {
    const own = parts.filter(part => part.prayer === name).map(({ words }) => words)
    // Jumu'ah is named again for each of several; of an iqama, the first time counts.
    const said = name === 'jumuah' ? [own.join('')] : own
    return said.flatMap(words => about(name, words)).slice(0, 1)
  })
  const times = named.length > 0 ? named : about(first, message)
  const isNone = ({ prayer, from, until }: ToldTime) =>
    (until && until < from) ||
    (until === today && isOver(prayer)) ||
    (prayer === 'jumuah' && until === from && weekday(from) !== FRIDAY)
  if (times.length === 0 || times.some(isNone)) return other
  if (times.length === 1) {
    const days = new Set(message.split(SEVERAL).flatMap(words => dayOf(words, first) ?? []))
    // 'On Friday and Saturday': neither from then on, nor one day.
    if (last ? days.size > 2 : days.size > 1) return other
    // 'Dhuhr 1:00 until Saturday, then 1:30'
    if (last && toldClock(start) && toldClock(end)) return other
    // 'Isha 7:30 tonight, 7:45 tomorrow'
    const timed = message.split(/[,.;]\s+/).filter(words => toldClock(words, first))
    const each = timed.flatMap(words => dayOf(words, first) ?? [])
    if (new Set(each).size > 1 && first !== 'jumuah') return other
  }
  const read = times.map(time => time.prayer)
  const unread = prayers.filter(one => !read.includes(one))
  if (unread.length > 0 && TOGETHER.test(message)) return other
  return { what: 'times', times, ...(unread.length > 0 && { unread }) }
}

/** Whether a message sets times of the mosque's own from a day on that is known. */
function isOfTimes(
  { message, isUnread }: Reading,
  first: ToldTime['prayer'],
  last: string | undefined,
): boolean {
  const slots = slotsIn(message)
  const isShort =
    message.split(' ').length <= FEW_WORDS ||
    slots.length > 1 ||
    slots.some(({ khutbah, time }) => khutbah && time)
  const isElsewhere = [ELSEWHERE, ZONE].some(words => words.test(message)) || placeIn(message)
  const isOther = [NOT_DAILY, EXCEPT, IS_ATHAN].some(words => words.test(message))
  const isEndKnown = last || !UNTIL.test(message) || /\bfurther notice\b/i.test(message)
  if (!toldClock(message, first) || isUnread || isElsewhere || isOther || !isEndKnown) return false
  return CHANGES.test(message) || isShort
}
