import { fridayAfter } from '#domain/prayer/inWords/days.ts'
import { PRAYERS, type PrayerName } from '#domain/prayer/names.ts'
import type { PrayerDay } from '#domain/prayer/times.ts'
import { isToCome } from '#domain/prayer/toCome.ts'
import { addDays, type WallMoment, weekday } from '#domain/time/civil.ts'
import { FRIDAY } from '#domain/time/units.ts'
import {
  dayIn,
  inFull,
  LAST_DAY,
  MONTH,
  namesUnreadDay,
  prayerIn,
  prayersIn,
  slotsIn,
  type ToldSlot,
  toldClock,
} from './words.ts'

/** A prayer's new iqama, or the new Jumu'ah: none where it has no slots. */
export type ToldTime =
  | { prayer: PrayerName; time: string; from: string; until?: string }
  | { prayer: 'jumuah'; slots: readonly ToldSlot[]; from: string; until?: string }

/** What a pasted message says, for somebody to confirm. */
export type Told =
  | {
      what: 'janazah'
      /** '' where the message does not say. */
      name: string
      follows?: PrayerName | 'jumuah' | undefined
      /** 'HH:MM', where it follows no prayer. */
      time?: string | undefined
      date: string
      /** What is said besides: where the burial is. */
      rest?: string
    }
  | {
      what: 'closed'
      reason: string
      /** Absent: it begins now. */
      from?: string
      until: string
      /** 'HH:MM' of the first day and of the last one; absent: now or as the day begins, or its end. */
      hours?: { from?: string; until?: string }
      /** What takes place all the same. */
      keeps?: readonly (PrayerName | 'jumuah')[]
      /** What is said besides. */
      rest?: string
    }
  | {
      what: 'off'
      words: readonly string[]
      /** Absent where the message names several days, or not from which day something is moved. */
      date?: string
      /** The day that it is moved to. */
      to?: string
    }
  /** `unread`: prayers that it names with no time of the clock. */
  | { what: 'times'; times: readonly ToldTime[]; unread?: readonly (PrayerName | 'jumuah')[] }
  | { what: 'khateeb'; name: string; date: string }
  | { what: 'eid'; times: readonly string[] }
  | { what: 'moon' }
  | { what: 'other'; text: string }

const JANAZAH =
  /\b(?:j[ae]n+a+[zs]+a+h?|funeral)\b(?!\s+(?:committee|team|workshop|class|course|seminar|program\w*|training|fund|expenses|services|volunteers))|\binna+ lil+a+h|\bpassed away\b|\bpassing of\b|\breturned to Allah\b|\bdemise of\b|جناز|راجعون/i
/** Somebody's death alone has no prayer here. */
const IS_PRAYED = /j[ae]n+a+[zs]+a|funeral|جناز/i
/** One that was, or is not here. */
const NO_JANAZAH =
  /\bno (?:\w+ )?j[ae]n+a+[zs]+a|\b(?:cancel+ed|postponed|took place|taken place|(?:was|were|been) (?:held|prayed|performed|done)|not (?:be )?(?:after|at|in|on|today|tomorrow|here)|fund\s?rais\w*|went|came|ago|attend(?:ed|ing)|thanks?|learn(?:ing)?|how to)\b/i
/** What is asked, supposed or over: no rule looks at it. */
const UNSURE =
  /\?\s*$|\b(?:if|unless|might|maybe|may be|perhaps|propos\w+|suggest\w*|votes?|(?:can|does) (?:someone|anyone|you) (?:confirm|know)|rumou?rs?|no changes?|(?:not|n['’]t) (?:be )?(?:chang|mov)(?:e|ed|ing)|ignore|disregard|last (?:year|month|week|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*))\b|^(?!.*(?:j[ae]n+a+[zs]|funeral|passed|died)).*\byesterday\b/i
/** What is said before is corrected. */
const TAKEN_BACK =
  /\b(?:sorry|oops|correction)\b,?:? (?:it['’]?s |i mean[t]? )?@? ?\d|\bi meant?\b|\bupdate\b.*\b(?:is|are) (?:back )?on(?=\W*$)/i
/** Why something else is so. */
const SINCE = /\b(?:due to|because of|owing to|delayed\b[^.,;!]*\bfor)\b[^.,;!]*/gi
const PLACE = 'masjid|mosque|cent(?:er|re)|musalla'
const CLOSED = new RegExp(
  [
    `\\b(?:${PLACE}|building|we|doors?)\\b[^.!\\n]*\\b(?:closed(?! (?:its|our|their|out))|closing(?! (?:the|its|our|their|in))|will close|shut)\\b`,
    `(?:^|[,:;–-]|\\b(?:today|tonight|tomorrow)\\b)\\W*clos(?:ed|ing(?! (?:the|our|a)\\b)|ure)\\b[^.!\\n]*\\b(?:${PLACE}|snow|weather|storm|today|tomorrow)\\b`,
    `^\\W*clos(?:ed|ing)\\b (?:early|until|till|from|at)\\b`,
    `\\bno (?:prayers?|salah|jama+['’]?a+t) (?:at|in) the (?:masjid|mosque)\\b`,
  ].join('|'),
  'i',
)
const NOT_CLOSED =
  /(?:\bnot|n['’]t|\bno longer|\bnever)\s+(?:be(?:en|ing)?\s+)?(?:clos|shut|cancel|called off|postponed)|\bno cancel|\bwas clos/i
/** What stays open of what is closed. */
const EXCEPT = /\b(?:except|apart from|other than|all but|only for|besides)\b/i
/** What says that it is closed for a part of a day, and from when to when. */
const HOURS =
  /(?<!\/)\b(\d{1,2}(?:[:.]\d{2})?)\s*([ap])?\.?(?:m\b\.?)?\s*(?:to|until|till?|and|[-–])\s*(\d{1,2}(?:[:.]\d{2})?)(?![\d/])\s*([ap])?/i
const AN_HOUR = /\b\d{1,2}(?:[:.]\d{2})?\s*[ap]\.?m\b\.?|\b\d{1,2}[:.]\d{2}\b/i
const SEVERAL = /\b(?:until|till?|through|thru|to|and|or)\b|&|[-–]|\/(?=[a-z])/i
const UNTIL = /\b(?:until|till?|through|thru)\b/i
const REOPENS = /\b(?:re-?open\w*|opens?|opening|open again)\b[^.!\n]*/i
const UNTIL_HOUR = /\b(?:until|till?|before|by|re-?open\w*|opens?|opening|open)\b[^,;]*$/i
const SOME_HOURS =
  /\b(?:until|till?)\s+\d{1,2}\s*(?:$|[.,;!])|\b(?:early|noon|midday|lunch|(?<!last )(?:morning|afternoon|evening|night))\b|\b\d{1,2}(?:[:.]\d{2}|\s*[ap]\.?m\b)/i
const HABIT =
  /\b(?:every|each|daily|nightly|always|usually|(?:mon|tues|wednes|thurs|fri|satur|sun)days|permanently|forever|for good)\b/i
/** What takes place all the same. */
const GOES_ON =
  /^(?!.*(?:\bnot?\b|n['’]t\b|\bcancel)).*\b(?:still|go(?:es|ing)? (?:ahead|on)|as (?:usual|normal|planned|scheduled)|will (?:take place|be held|continue)|continues?)\b/i
const ALL_PRAYERS =
  /\b(?:all|five|daily) (?:(?:the|of|our|five|daily) )*(?:prayers|sala\w*|jama\w*)/i
/** A part of the place is closed, and the place is not. */
const PART_CLOSED =
  /\b(?:masjid|mosque|cent(?:er|re))(?:['’]s)? (?:parking|lot|office|school|kitchen|gym|library|hall)\b[^.!\n]*\bclos|(?<!(?:\band|&)\s(?:[\w'’]+\s){0,2})\b(?:entrance|door|park(?:ing)?|lot|office|registration|school|class(?:es)?|maktab|madrasah?|kitchen|gym|library|hall|road|street|dugsi|\w*(?:shop|store|care|room|bank))s?\s+(?:(?:on|at|in|to|of)\s+(?:[\w'’]+\s+){1,3}?)?(?:is|are|will be|remains?|stays?|now|\s)*\s*clos(?:ed|es|ing)\b|\bclosed (?:for (?:wud[hu]+|sisters|brothers|women|men|visitors)\b|to (?!\d|[a-z]+day))|\b(?:old|other|new) (?:masjid|mosque|building)\b/i
const ACTIVITY =
  'class|school|maktab|madrasa|lesson|halaqa|circle|program|youth|dinner|iftar|potluck|picnic|session|lecture|workshop|meeting|event|tafse+r|night|practice|cours|école|conférence|réunion|repas'
/** The day that something is moved to comes after it. */
const MOVED_TO =
  /\b(?:moved|rescheduled|postponed|shifted|pushed)\b[^.!\n]*?\b(?:to|till|until)\b|\bwill now\b[^.!\n]*? on\b|\bwill be\b(?=[^.!\n]*\binstead\b(?! of))/i
/** What is off for longer than a day. */
const SPAN = new RegExp(
  `\\bfrom (?:(?:the|this|next) )?(?:[a-z]+day|tomorrow|\\d+(?:st|nd|rd|th|/| ${MONTH}))|\\b(?:until|till?|every|each|for (?:the )?(?:next|following)|further notice)\\b`,
  'i',
)
const INSTEAD_OF = /\b(?:from|instead of)\b/i
const OFF = new RegExp(
  [
    `\\bno\\s+(?:(?!(?:at|for|in|on|to|of|before|after|during)\\b)[\\w'’]+\\s+){0,3}(?:${ACTIVITY})\\w*(?!\\s+(?:bus|fees?|food|lunch|parking|books?|uniforms?|homework|tickets?)\\b)`,
    `\\b(?:${ACTIVITY})\\w*\\b[^.!\\n]*\\b(?:cancel+ed|cancel+ation|called off|is off|(?<!\\bregistration\\b[^.!\\n]*)closed|postponed|moved|pushed|rescheduled|instead of|not (?:be )?(?:held|taking place|meeting|happening))`,
  ].join('|'),
  'i',
)
/** What is said of an event, where no prayer is named. */
const CANCELED = /\b(?:cancel+ed|cancel+ing|postponed)\b/i
/** There is no Jumu'ah on a Friday. */
const NO_JUMUAH =
  /\bno (?:jum+['’a-z]*h|friday prayers?)(?! (?:parking|lunch))|\b(?:jum+['’a-z]*h|friday prayers?)\b[^.!\n]*\b(?:cancel+ed|called off|not (?:be )?(?:held|taking place))/i
/** One of several Jumu'ahs, or of several places. */
const ONE_JUMUAH =
  /\b(?:first|second|third|1st|2nd|3rd|early|earlier|late|later|other)\b|\b(?:at|in) (?!(?:the (?:masjid|mosque)|home)\b)/i
const EID =
  /\be+id\b[^.!\n]*\b(?:prayers?|sala\w*|namaz|khutbah?|takb[ei]+r\w*)\b(?! (?:registration|parking|breakfast|brunch|lunch|volunteers|tickets))/i
/** There is none, there are several places, or a time that no rule reads. */
const NO_EID =
  /\bno e+id\b|\d\s*(?:and|&|,)\s*\d{1,2}(?![:.\d]|\s*[ap]\.?m)|\b(?:at|in) \p{L}.*\b(?:at|in) \p{L}/iu
const MOON =
  /\b(?:moon|ch?a+nd|crescent)\b.*\b(?:sight\w*\b(?! (?:\w+ )?(?:meeting|event|class|workshop|night|trip|training|bazaar|volunteers))|seen|visible|ramad[ah]+n|nazar|dekh\w*)|\b(?:sight\w*|see|saw)\b.*\b(?:moon|ch?a+nd|crescent)\b|🌙.*\b(?:sighted|ramad[ah]+n)\b|هلال|\be+id is (?:on|today|tomorrow)\b/iu
const KHATEEB =
  /\bkhat[ei]+b\b[^:\n]*?(?:\bis\b|\bwill be\b|:|-|–)\s*|\bkhutbah?\b[^.\n]*?\b(?:by|deliver(?:ed|s) by|from)\s+/i
/** Which of several khutbahs. */
const SEVERAL_KHUTBAHS = /\).*\(|\b(?:1st|2nd|first|second)\b|\b(?:jum\S*|khutbah?)\s*[1-3]\b/i
const CHANGES =
  /\biqama+h?s?\b|\bjama+['’]?a+t\b|\bcongregation\b|\bsalah time|\bnew time|\bchang|\bmov(?:e|ed|es|ing)\b|\bdelayed\b|\b(?:from|starting|beginning|effective|w\.?e\.?f|as of|now|will be|at)\b/i

const ONE_DAY = /\bonly\b/i
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
  /\b(?:combin\w+|(?:at|in) (?:my|his|her|their|(?:(?:a|the|our) )?(?:\w+ )?(?:school|park|gym|church|hall|stadium|fairgrounds?|hotel|tent|college|university))|clocks?|weekends?|weekdays?|school days|every|this (?:week|month)|re-?open\w*|clos\w+|(?:mon|tues|wednes|thurs|satur|sun)days|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\s?[-–]\s?(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*)\b/i
/** Somewhere else than at the mosque. */
const ELSEWHERE = new RegExp(
  `(?:(?<!\\S)(?:at|in)|@)\\s+(?!(?:the|our|this|that|an?|home|masjid|mosque|center|centre|congregation|jama\\w*|sh+[aā]\\w*|ramad\\w*|winter|summer|effect|future|noon|midday|half|quarter|sunset|least|all|it|sala\\w*|iqama\\w*)\\b|${MONTH}|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*day\\b)\\p{L}{2,}`,
  'iu',
)
/** An hour that may be of another place. */
const ZONE =
  /\d\s*(?:[ap]\.?m\.?)?\s*(?:[ecmpa][sd]t|gmt|bst|utc|pkt)\b|\b(?:london|uk|saudi|makkah|mecca|eastern|central|mountain|pacific) time\b/i
/** An athan alone is no iqama. */
const IS_ATHAN =
  /^(?!.*\b(?:iqama|jama)).*(?<!\bafter (?:the )?)\b(?:athan|adhan|azan|iftar|suh[ou]+r|seh?ri|sunrise|imsak)\b/i
/** When something is again that is off. */
const RESUMES = new RegExp(
  `\\b(?:back|resum\\w+|restart\\w*|return\\w*|re-?open\\w*|see you|next (?:one|${ACTIVITY})(?![^.!\\n]*\\bcancel))\\b[^.!\\n]*`,
  'gi',
)

/** With so few words a prayer and a time are all that is said. */
const FEW_WORDS = 4

const REASONS: readonly (readonly [RegExp, string])[] = [
  [/\bsnow|\bbarf\b|\bice\b|\bicy|\bblizzard|❄/iu, 'snow'],
  [/\bweather|\bstorm|\bhurricane|\bwind|\bheat\b/i, 'bad weather'],
  [/\bflood|\bwater|(?<!gas )\bleak|\bpipe/i, 'water damage'],
  [/\bpower|\belectric|\boutage/i, 'a power cut'],
  [/\bwork|\brepair|\brenovat|\bcarpet|\bmaintenance|\bpaint/i, 'works'],
]

/** The usual reasons of a closure. */
export const CLOSURE_REASONS = REASONS.map(([, reason]) => reason)

/** Where a sentence ends, and no shortened title does. */
const SENTENCE_END = /\n+|(?<=(?<!\b(?:[A-Z]|br|sr|sh|shk|dr|mr|mrs|ms|mst|ust|st|eff))[.!?])\s+/i

const PIECE_END = new RegExp(
  `${SENTENCE_END.source}|[,;]\\s+|\\s[-–]\\s|\\s+(?:(?:and|then|followed by)\\s+)*(?=burial\\b)`,
  'i',
)
/** Where what is said of a closure ends. */
const CLOSURE_END = new RegExp(`${SENTENCE_END.source}|[,;]?\\s+(?:but|however),?\\s+`, 'i')
const ONLY_A_DAY =
  /^(?:date|day|time|when)\s*:|^(?:[a-z]+day|tomorrow|tonight)?[\s,]*(?:\d{1,2}(?:st|nd|rd|th)?)?\s*(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*)?[\s\d:.]*(?:[ap]m)?$/i
/** What a message begins or ends with. */
const GREETING =
  /^(?:\P{L}*$|\P{L}*(?:(?:updates?|announcements?|reminders?)\W*$|as[-\s]?sal|assal|asal|sal+a+m|in ?sh+[aā]|j[az]k|jaza|iwiir|raj|has passed|inna|wa inna|sad news|dear|السلام|إنا|انا|وإنا))/iu

/** What comes before a message that was forwarded or copied; with the day that it is of. */
const HEADER =
  /^\W*(?:forwarded(?: many times)?|fwd)\b:?\s*|^[\s\u200e]*\[?(\d{1,2})[/.](\d{1,2})[/.](\d{2,4}),? \d{1,2}[:.]\d{2}[^\]\n-]{0,8}(?:\]| -) [^:\n]{1,40}: /gim

/** A text without the marks of WhatsApp, and without what is struck out; '_' in an address stays. */
const unmarked = (text: string) =>
  text
    .replace(/~[^~\n]+~/g, '')
    .replace(/(?<![\p{L}\d])[*_~]+|[*_~]+(?![\p{L}\d])/gu, '')
    .trim()

/**
 * What a message says that somebody pasted, one for each kind of thing. It decides nothing, and what
 * it does not understand is 'other'. With the prayer times of today, 'Friday' on a Friday is the next
 * one once that prayer is over; and in the night before Fajr people call tomorrow what begins with it.
 */
export function readPasted(
  pasted: string,
  now: WallMoment,
  times?: Pick<PrayerDay, 'athan' | 'iqama' | 'jumuah'>,
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
  if (!isOfToday) return [{ what: 'other', text }]
  const read = (part: string) => readPart(part, now, times)
  const sentences = text.split(SENTENCE_END).map(words => ({ words, what: read(words)?.what }))
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
  return parts.flatMap(part => {
    const told = read(part)
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

/** The sentences of a text with the words that rules look for, without what is not so or not sure. */
const sentencesOf = (text: string): string[] =>
  text
    .split(SENTENCE_END)
    .map(words => inFull(words.replace(/\s+/g, ' ').trim()))
    .filter(words => words !== '' && !UNSURE.test(words))

function readPart(
  text: string,
  { date: today, clock }: WallMoment,
  times?: Pick<PrayerDay, 'athan' | 'iqama' | 'jumuah'>,
): Told | null {
  const message = sentencesOf(text).join(' ')
  if (text.trim() === '') return null
  const other: Told = { what: 'other', text }
  if (TAKEN_BACK.test(message)) return other
  const khateeb = KHATEEB.exec(message)
  const prayer = prayerIn(message)
  const isOver = (name: PrayerName | 'jumuah') => times && !isToCome(times, name, clock)
  const isNight = times && clock < times.athan.fajr
  const tomorrow = isNight ? today : addDays(today, 1)
  const isFriday = weekday(today) === FRIDAY
  // Who says 'Friday' after Jumu'ah means the next one; no janazah is so far ahead.
  const isPast = isFriday && isOver('jumuah') && !JANAZAH.test(message)
  const dayOf = (words: string, about: PrayerName | 'jumuah' | undefined) =>
    dayIn(words, { today, tomorrow, isOver: isPast || Boolean(isOver(about ?? 'isha')) })
  const day = dayOf(message, khateeb ? 'jumuah' : prayer)
  const isUnread = namesUnreadDay(message, day)
  const friday = () => (isFriday && !isOver('jumuah') ? today : fridayAfter(today))
  if (JANAZAH.test(message.replace(SINCE, ''))) {
    const hour = toldClock(message)
    if (NO_JANAZAH.test(message) || !(prayer || hour || IS_PRAYED.test(message))) return other
    if (!day && (isUnread || !(prayer || hour))) return other
    const told = janazah(message, day ?? today)
    // Once Jumu'ah is over, one after it was: none is a week ahead.
    if (!day && told.follows === 'jumuah')
      return isFriday && isOver('jumuah') ? other : { ...told, date: friday() }
    // What is announced is to come: 'after Fajr' in the evening is tomorrow's.
    const isPast = told.follows ? isOver(told.follows) : times && told.time && told.time < clock
    return !day && isPast ? { ...told, date: tomorrow } : told
  }
  const closing = sentencesOf(text).find(words => CLOSED.test(words))
  if (closing && !PART_CLOSED.test(message)) {
    const told = closure(message, closing, words => dayOf(words, undefined), { today, clock })
    return (!isUnread && told) || other
  }
  if (EID.test(message) && !NO_EID.test(message)) {
    const clocks = slotsIn(message, 'eid').flatMap(({ time }) => time ?? [])
    if (clocks.length > 0) return { what: 'eid', times: clocks }
  }
  const name = khateeb && nameAt(message.slice(khateeb.index + khateeb[0].length))
  if (name && !isUnread && !SEVERAL_KHUTBAHS.test(message)) {
    const date = day ?? friday()
    return weekday(date) === FRIDAY ? { what: 'khateeb', name, date } : other
  }
  const parts = prayersIn(message).filter(({ isAside }) => !isAside)
  const isOneDay = ONE_DAY.test(message) || (THIS_DAY.test(message) && !ONWARD.test(message))
  const [start = '', end = ''] = message.split(LAST_DAY)
  const last = dayOf(end, prayer)
  const daysFrom = (words: string, name: PrayerName | 'jumuah', otherwise: string) => {
    const from =
      dayOf(words.split(LAST_DAY)[0] ?? '', name) ?? (last ? dayOf(start, name) : day) ?? otherwise
    return { from, ...(last ? { until: last } : isOneDay && { until: from }) }
  }
  const about = (name: PrayerName | 'jumuah', words: string): ToldTime | undefined => {
    if (name === 'jumuah') {
      const slots = slotsIn(words)
      return slots.length > 0
        ? { prayer: name, slots, ...daysFrom(words, name, friday()) }
        : undefined
    }
    if (name === 'fajr' && /\btonight\b/i.test(message)) return undefined
    const time = toldClock(words.replace(BARE_HOUR, '$&:00'), name)
    return time ? { prayer: name, time, ...daysFrom(words, name, tomorrow) } : undefined
  }
  if (NO_JUMUAH.test(message) && !OFF.test(message) && !NOT_CLOSED.test(message)) {
    if (isUnread || ONE_JUMUAH.test(message) || slotsIn(message).length > 0) return other
    const from = day ?? friday()
    if (weekday(from) !== FRIDAY) return other
    return { what: 'times', times: [{ prayer: 'jumuah', slots: [], from, until: from }] }
  }
  const first = parts[0]?.prayer
  const slots = slotsIn(message)
  const isShort =
    message.split(' ').length <= FEW_WORDS ||
    slots.length > 1 ||
    slots.some(({ khutbah, time }) => khutbah && time)
  if (
    first &&
    toldClock(message, first) &&
    !isUnread &&
    !NOT_DAILY.test(message) &&
    !EXCEPT.test(message) &&
    !ELSEWHERE.test(message) &&
    !placeIn(message) &&
    !ZONE.test(message) &&
    !IS_ATHAN.test(message) &&
    (last || !UNTIL.test(message) || /\bfurther notice\b/i.test(message)) &&
    (CHANGES.test(message) || isShort)
  ) {
    const named = [...new Set(parts.map(part => part.prayer))].flatMap(name => {
      const own = parts.filter(part => part.prayer === name).map(({ words }) => words)
      // Jumu'ah is named again for each of several; of an iqama, the first time counts.
      const said = name === 'jumuah' ? [own.join('')] : own
      return said.flatMap(words => about(name, words) ?? []).slice(0, 1)
    })
    const unnamed = named.length > 0 ? undefined : about(first, message)
    const times = unnamed ? [unnamed] : named
    const days = new Set(message.split(SEVERAL).flatMap(words => dayOf(words, first) ?? []))
    // 'On Friday and Saturday': neither from then on, nor one day.
    if (times.length === 1 && (last ? days.size > 2 : days.size > 1)) return other
    // 'Dhuhr 1:00 until Saturday, then 1:30'
    if (times.length === 1 && last && toldClock(start) && toldClock(end)) return other
    // 'Isha 7:30 tonight, 7:45 tomorrow'
    const each = message.split(/,\s+(?=\d)/).flatMap(words => dayOf(words, first) ?? [])
    if (times.length === 1 && new Set(each).size > 1 && first !== 'jumuah') return other
    if (times.some(({ from, until }) => until && until < from)) return other
    const isNone = ({ prayer, from, until }: ToldTime) =>
      (until === today && isOver(prayer)) ||
      (prayer === 'jumuah' && until === from && weekday(from) !== FRIDAY)
    if (times.some(isNone)) return other
    const read = times.map(time => time.prayer)
    if (times.length === 0) return other
    const unread = [...new Set(parts.map(part => part.prayer))].filter(one => !read.includes(one))
    return { what: 'times', times, ...(unread.length > 0 && { unread }) }
  }
  // On a Friday evening 'Friday' may be that evening, too.
  const isSure = (off: string) =>
    !isPast || dayIn(off, { today, tomorrow, isOver: false }) === dayOf(off, prayer)
  const off = offIn(message, words => dayOf(words, prayer), isSure)
  if (off && (OFF.test(off.text) || (!prayer && CANCELED.test(off.text)))) return off.told
  return MOON.test(message) ? { what: 'moon' } : other
}

/** What of a message may be off, and on which days; undefined where it says that nothing is. */
function offIn(
  message: string,
  dayOf: (words: string) => string | undefined,
  isSure: (words: string) => boolean,
): { text: string; told: Told } | undefined {
  const text = message
    .split(CLOSURE_END)
    .filter(part => !GOES_ON.test(part))
    .join(' ')
    .replace(RESUMES, '')
  if (NOT_CLOSED.test(text)) return undefined
  const days = new Set(text.split(SEVERAL).flatMap(words => dayOf(words) ?? []))
  const isOneDay = days.size < 2 && isSure(text) && !SPAN.test(text)
  const only = isOneDay ? dayOf(text) : undefined
  return { text, told: { what: 'off', words: wordsOf(text), ...movedDays(text, dayOf, only) } }
}

/** What a message tells of a closure with the sentence `closing`; undefined where that is not sure. */
function closure(
  message: string,
  closing: string,
  dayOf: (words: string) => string | undefined,
  { today, clock }: { today: string; clock: string },
): Told | undefined {
  const parts = closing.split(CLOSURE_END).filter(part => !GOES_ON.test(part))
  if (EXCEPT.test(closing) || NOT_CLOSED.test(closing) || prayerIn(parts.join(' ')))
    return undefined
  const reason = REASONS.find(([spelling]) => spelling.test(message))?.[1] ?? ''
  const reopening = REOPENS.exec(message)?.[0] ?? ''
  const days = closedDays(message, reopening, dayOf, today)
  const { from = today, until } = days
  const both = hoursIn(closing)
  const hours = both ?? hourIn(`${closing.replace(REOPENS, '')} ${reopening}`)
  const isOver = hours?.until && !hours.from && until === today && hours.until <= clock
  const isPartOfDays =
    (SOME_HOURS.test(closing) && (!hours || (both && from !== until))) ||
    closing.split(AN_HOUR).length > 3
  if (until < from || isOver || isPartOfDays || HABIT.test(closing)) return undefined
  const goesOn = message.split(CLOSURE_END).filter(part => GOES_ON.test(part))
  const keeps = goesOn.flatMap(part =>
    ALL_PRAYERS.test(part)
      ? [...PRAYERS, 'jumuah' as const]
      : prayersIn(part).map(({ prayer }) => prayer),
  )
  return {
    what: 'closed',
    reason,
    ...(hours?.from ? { from, until } : days),
    ...(hours && { hours }),
    ...(keeps.length > 0 && { keeps }),
  }
}

/** The days of a closure; with one day, that or until then. */
function closedDays(
  message: string,
  reopening: string,
  dayOf: (words: string) => string | undefined,
  today: string,
): { from?: string; until: string } {
  const closed = message.replace(reopening, '')
  const parts = closed.split(SEVERAL)
  const named = parts.flatMap(words => dayOf(words) ?? [])
  // Of 'Friday until Sunday' on a Friday evening the first is today.
  const days = named.map(day => (day > (named.at(-1) ?? day) ? addDays(day, -7) : day))
  const [first, last] = [days[0] ?? today, days.at(-1) ?? today]
  const isFromNow = first === last && closed.split(UNTIL).slice(1).some(dayOf)
  const opens = reopening && dayOf(reopening)
  const until = opens ? (AN_HOUR.test(reopening) ? opens : addDays(opens, -1)) : last
  return { ...(!isFromNow && first > today && { from: first }), until }
}

/** From when to when on a day; undefined where it does not say both, in this order. */
function hoursIn(closing: string): { from: string; until: string } | undefined {
  const [, first, half, last, lastHalf = ''] = HOURS.exec(closing) ?? []
  const until = last && toldClock(`${last}${lastHalf && `${lastHalf}m`}`)
  if (!first || !until) return undefined
  // Of '11 to 2pm' the first is in the morning.
  const halves = half ? [`${half}m`] : lastHalf ? [`${lastHalf}m`, 'am'] : ['']
  const from = halves.map(one => toldClock(`${first}${one}`)).find(from => from && from < until)
  return from ? { from, until } : undefined
}

/** From when or until when, where a closing says one time of the clock. */
function hourIn(closing: string): { from?: string; until?: string } | undefined {
  const [before = '', after, ...others] = closing.split(AN_HOUR)
  if (after === undefined || others.length > 0) return undefined
  const hour = closing.slice(before.length, closing.length - after.length)
  const time = toldClock(hour)
  if (!UNTIL_HOUR.test(before)) return { from: time ?? '' }
  // 'Until 9' may be in the morning or in the evening.
  return /m/i.test(hour) || !/^(?:[6-9]|1[01])\b/.test(hour) ? { until: time ?? '' } : undefined
}

/** The day of what is off, and the one that it is moved to; the first is not said by 'moved to Tuesday'. */
function movedDays(
  message: string,
  dayOf: (words: string) => string | undefined,
  only: string | undefined,
): { date?: string; to?: string } {
  const date = only && { date: only }
  const moved = MOVED_TO.exec(message)
  if (!moved) return { ...date }
  const end = moved.index + moved[0].length
  const [target = '', ...instead] = message.slice(end).split(INSTEAD_OF)
  // 'To Sister Huda's house this Friday' is another place.
  const near =
    target
      .split(/\b(?:on|at|in)\b/i)[0]
      ?.trim()
      .split(' ')
      .slice(0, 3)
      .join(' ') ?? ''
  const to = dayOf(near)
  // 'Moved to 6pm'
  if (!to || /^\s*$/.test(target.split(AN_HOUR)[0] ?? '')) return { ...date }
  const was = dayOf(message.slice(0, end)) ?? dayOf(instead.join(' '))
  // 'This Thursday is moved to next Thursday.'
  return { ...(was && { date: was }), ...(to !== was && { to }) }
}

/** A janazah 'at 10:30' is in the morning, unless it is said to be at night. */
const inMorning = (text: string) =>
  /\b(?:tonight|evening|night)\b/i.test(text)
    ? text
    : text.replace(/\b((?:[89]|1[01])[:.]\d\d)\b(?!\s*[ap]\.?m)/gi, '$1am')

function janazah(message: string, date: string): Extract<Told, { what: 'janazah' }> {
  const moved = /\b(?:moved|changed|rescheduled)\b.*?\bto\b(.*)|\bnow\b(.*)/i
    .exec(message)
    ?.slice(1)
    .join('')
  const to = moved?.split(/\bfrom\b/i)[0]
  const when = to && (prayerIn(to) || toldClock(to)) ? to : message
  const after = /\b(?:after|following|ba['’]?d)\b/i.exec(when)
  const follows = (after && prayerIn(when.slice(after.index))) ?? prayerIn(when)
  const name = nameIn(message)
  if (follows) return { what: 'janazah', name, follows, date }
  // Of 'ghusl at 10, janazah at 1:15' its own.
  const own = inMorning(when.slice(Math.max(0, when.search(IS_PRAYED))))
  return { what: 'janazah', name, time: toldClock(own) ?? toldClock(inMorning(when)), date }
}

const TITLES =
  /^(?:our|my|the|a|dear|baby|beloved|late|respected|father|mother|wife|husband|son|daughter|brother|sister|uncle|aunt(?:y|ie)?|bro?\.?|sis\.?|sr\.?|hajji?|haji|dr\.?|mr\.?|mrs\.?|ms\.?|mst\.?|community member|member|marhoom|marhum)\s+/i
const KIN =
  '(?:grand)?(?:father|dad|mother|mum|mom|son|daughter|wife|husband|brother|sister|uncle|aunt|cousin|nephew|niece)(?:-in-law)?'
/** Whose relative somebody is. */
const OF_KIN = new RegExp(`^[^.,!:]*?['’]s\\s+(?:[a-z]+\\s+)?${KIN}\\b,?\\s*`)
const NAME =
  /^(?:(?:(?:al|el|ad|ar|as|an|ibn|bin|bint|abu|abul|umm|van|de)[-\s])?(?:(?:Sh|Shk|Ust|Dr)\.|\p{Lu}(?:\.|[\p{L}'’-]*))\s?){1,5}/u
/** What begins a sentence or a phrase, and is no name. */
const NO_NAME =
  /(?:^|\s+)(?:After|At|On|Today|Tomorrow|Tonight|Who|Will|Is|In|From|And|May|Please|Inna|Sala(?:t\w*|h)|Janaz\w*|Fajr|Dhuhr|Zuhr|Asr|Maghrib|Isha|Friday|Saturday|Sunday|Monday|Tuesday|Wednesday|Thursday|Jum[mu]\S*|RIP|TB[ACD]|Then|Following|Passed|Has|Khutbah|Topic|Title|Age|Date|Time|Place|Location|Venue|When|Where|Burial)\b.*$/i
/** What is no name without one behind it. */
const TITLE_ALONE = /^(?:Imam|She?i?kh|Shaykh|Sh|Shk|Mufti|Maulana|Ustadh?|Ust|Dr)$/i

/** The name that a text begins with; '' for none. */
function nameAt(text: string): string {
  let rest = (text.trimStart().split(/\b[sdw]\/o\b/i)[0] ?? '').replace(OF_KIN, '')
  while (TITLES.test(rest)) rest = rest.replace(TITLES, '')
  const name = (NAME.exec(rest)?.[0] ?? '').replace(NO_NAME, '').replace(/[.\s]+$/, '')
  return TITLE_ALONE.test(name) || /['’]s$/.test(name) ? '' : name
}

/** A name in small letters: behind a title, up to a word that is known to be none. */
const SMALL_NAME = new RegExp(
  `(?<!['’]s (?:\\w+ )?|\\b(?:${KIN}|family|girl|boy) of (?:our )?)\\b(?:brother|sister|uncle|aunt(?:y|ie)?|bro?\\.?|sis\\.?|sr\\.?|hajji?|haji)\\s+((?!(?:in|who|from|of|and|has|passed|died|will|today|after|at|on|community|member)\\b)\\p{Ll}{2,}(?: \\p{Ll}{2,}){0,2}?)(?=\\s*(?:[,.;(\\n]|$|(?:after|at|on|today|tomorrow|tonight|will|is|has|in|from|passed|father|mother|son|daughter|wife|husband|inn?a|in ?sh|then|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*)\\b))`,
  'u',
)

const BEFORE_NAME = [
  /\b(?:deceased|name|marh[ou]+m\w*)\s*:\s*/i,
  /\b(?:passing|demise|death|loss) of\s+/i,
  /\b(?:j[ae]n+a+[zs]+a+h?|funeral)(?: (?:prayer|salah?|namaz))?(?: (?:of|for))\s+/i,
  new RegExp(
    `(?<!\\b(?:${KIN}|family) of (?:our )?(?:dear )?)\\b(?:brother|sister|uncle|aunty?|bro?\\.?|sis\\.?|sr\\.?|haji?)\\s+`,
    'i',
  ),
  /\bthat\s+/i,
  /\braji['’]?u+n\.?\s+/i,
]

function nameIn(message: string): string {
  for (const before of BEFORE_NAME) {
    const match = before.exec(message)
    const text = match ? message.slice(match.index + match[0].length) : ''
    const name = nameAt(text)
    const behind = text.slice(text.indexOf(name) + name.length)
    const other = nameAt(/^\.?\s+(?:and|&)\s+(.*)/.exec(behind)?.[1] ?? '')
    if (name) return other ? `${name} and ${other}` : name
  }
  const passed = /^(.*?)\s+(?:has\s+|have\s+)?(?:passed away|returned to Allah)/i.exec(message)
  const words = (passed?.[1]?.split(SENTENCE_END).at(-1) ?? '')
    .replace(/\s*\(.*?\)|,.*/g, '')
    .split(' ')
  // 'Community member Ahmed Khan': the name reaches to the end.
  const names = words.map((_, at) => nameAt(words.slice(at).join(' ')))
  const small = SMALL_NAME.exec(message)?.[1] ?? ''
  return (
    names.find(name => name && words.join(' ').endsWith(name)) ??
    small.replace(/(?<!\p{L})\p{Ll}/gu, letter => letter.toUpperCase())
  )
}

const NAMED_PLACE = new RegExp(`\\b(?:${PLACE}|cemetery)\\b`, 'i')

/** The named mosque, center or cemetery where something is, or what else follows 'at'; not 'the masjid'. */
function placeIn(text: string): string | undefined {
  const places = [...text.matchAll(/(?:\b(at|in)|@)\s+(?!the\s)/gi)].map(
    ({ index, 0: before, 1: word }) => ({
      name: nameAt(text.slice(index + before.length)),
      isIn: word?.toLowerCase() === 'in',
    }),
  )
  const named = places.find(({ name }) => /\s/.test(name) && NAMED_PLACE.test(name))
  const other = places.find(
    ({ name, isIn }) =>
      !isIn && name.length > 2 && name !== 'Home' && !NAMED_PLACE.test(name) && !prayerIn(name),
  )
  return (named ?? other)?.name
}

const COMMON =
  /^(?:there|will|been|this|that|next|with|from|have|please|note|salam|salaam|assalamu|alaikum|alaykum|today|tomorrow|tonight|cancel+ed|cancel+ation|postponed|sunday|monday|tuesday|wednesday|thursday|friday|saturday|because|weather|inshallah|everyone|brothers|sisters|dear|class|meet|meeting|taking|place|held)$/i

/** The words by which an event can be known. */
const wordsOf = (message: string): string[] =>
  message
    .toLowerCase()
    .split(/[^\p{L}'’]+/u)
    .map(word => word.replace(/[’']s?$/, ''))
    .filter(word => word.length > 3 && !COMMON.test(word))
