import { PRAYERS } from '#domain/prayer/names.ts'
import { addDays } from '#domain/time/civil.ts'
import { otherMosque } from './names.ts'
import {
  ALL_PRAYERS,
  AN_HOUR,
  CLOSURE_END,
  EXCEPT,
  GOES_ON,
  NOT_CLOSED,
  PLACE,
  SEVERAL,
  UNTIL,
} from './phrases.ts'
import type { Reading } from './reading.ts'
import type { Told } from './told.ts'
import { prayerIn, prayersIn, toldClock } from './words.ts'

export const CLOSED = new RegExp(
  [
    `\\b(?:${PLACE}|building|we|doors?)\\b[^.!\\n]*\\b(?:closed(?! (?:its|our|their|out))|closing(?! (?:the|its|our|their|in))|will close|shut)\\b`,
    `(?:^|[,:;–-]|\\b(?:today|tonight|tomorrow)\\b)\\W*clos(?:ed|ing(?! (?:the|our|a)\\b)|ure)\\b[^.!\\n]*\\b(?:${PLACE}|snow|weather|storm|today|tomorrow)\\b`,
    `^\\W*clos(?:ed|ing)\\b (?:early|until|till|from|at)\\b`,
    `\\bno (?:prayers?|salah|jama+['’]?a+t) (?:at|in) the (?:masjid|mosque)\\b`,
  ].join('|'),
  'i',
)
/** What says that it is closed for a part of a day, and from when to when. */
const HOURS =
  /(?<!\/)\b(\d{1,2}(?:[:.]\d{2})?)\s*([ap])?\.?(?:m\b\.?)?\s*(?:to|until|till?|and|[-–])\s*(\d{1,2}(?:[:.]\d{2})?)(?![\d/])\s*([ap])?/i
/** From one day to another, or through. */
const RANGE = /\b(?:until|till?|through|thru|to)\b|[-–]/i
const EACH = new RegExp(`${SEVERAL.source}|,`, 'i')
const REOPENS = /\b(?:re-?open\w*|opens?|opening|open again)\b[^.!\n]*/i
const UNTIL_HOUR = /\b(?:until|till?|before|by|re-?open\w*|opens?|opening|open)\b[^,;]*$/i
const SOME_HOURS =
  /\b(?:until|till?)\s+\d{1,2}\s*(?:$|[.,;!])|\b(?:early|noon|midday|lunch|(?<!last )(?:morning|afternoon|evening|night))\b|\b\d{1,2}(?:[:.]\d{2}|\s*[ap]\.?m\b)/i
const HABIT =
  /\bfor (?:(?:the|a|next|coming|few|several|\d+|two|three|four|five) )+(?:days?|nights?|weeks?|months?)\b|\bfor (?:\S+ )?(?:hours?|hrs?|minutes?|mins?)\b|\b(?:every|each|daily|nightly|always|usually|(?:mon|tues|wednes|thurs|fri|satur|sun)days|permanently|forever|for good)\b/i
/** A part of the place is closed, and the place is not. */
const PART_CLOSED =
  /\b(?:masjid|mosque|cent(?:er|re))(?:['’]s)? (?:parking|lot|office|school|kitchen|gym|library|hall)\b[^.!\n]*\bclos|(?<!(?:\band|&)\s(?:[\w'’]+\s){0,2})\b(?:entrance|door|park(?:ing)?|lot|office|registration|school|class(?:es)?|maktab|madrasah?|kitchen|gym|library|hall|road|street|dugsi|\w*(?:shop|store|care|room|bank))s?\s+(?:(?:on|at|in|to|of)\s+(?:[\w'’]+\s+){1,3}?)?(?:is|are|will be|remains?|stays?|now|\s)*\s*clos(?:ed|es|ing)\b|\bclosed (?:for (?:wud[hu]+|sisters|brothers|women|men|visitors)\b|to (?!\d|[a-z]+day))|\b(?:old|other|new) (?:masjid|mosque|building)\b/i
const REASONS: readonly (readonly [RegExp, string])[] = [
  [/\bsnow|\bbara?f\b|\bice\b|\bicy|\bblizzard|❄/iu, 'snow'],
  [/\bweather|\bstorm|\bhurricane|\bwind|\bheat\b/i, 'bad weather'],
  [/\bflood|\bwater|(?<!gas )\bleak|\bpipe/i, 'water damage'],
  [/\bpower|\belectric|\boutage/i, 'a power cut'],
  [/\bwork|\brepair|\brenovat|\bcarpet|\bmaintenance|\bpaint/i, 'works'],
]
/** The usual reasons of a closure. */
export const CLOSURE_REASONS = REASONS.map(([, reason]) => reason)

/** The closure of a message; undefined where it tells of none. */
export function readClosure(reading: Reading): Told | undefined {
  const { message, sentences, text, today, clock, isUnread, dayOf, other, mosque } = reading
  const closing = sentences.find(words => CLOSED.test(words))
  if (!closing || PART_CLOSED.test(message)) return undefined
  const elsewhere = mosque && otherMosque(closing, mosque)
  if (elsewhere) return { what: 'other', text, elsewhere }
  const told = closure(message, closing, words => dayOf(words), { today, clock })
  return (!isUnread && told) || other
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
  const days = closedDays(dayOf(closing) ? closing : message, reopening, dayOf, today)
  if (!days) return undefined
  const { from = today } = days
  const until = !reopening && isOpenEnded(closing, dayOf) ? '' : days.until
  const both = hoursIn(closing)
  const hours = both ?? hourIn(`${closing.replace(REOPENS, '')} ${reopening}`)
  const isOver = hours?.until && !hours.from && until === today && hours.until <= clock
  const isPartOfDays =
    (SOME_HOURS.test(closing) && (!hours || (both && from !== until))) ||
    (HOURS.test(closing) && !both) ||
    (hours && !until) ||
    closing.split(AN_HOUR).length > 3
  if ((until && until < from) || isOver || isPartOfDays || HABIT.test(closing)) return undefined
  const goesOn = message.split(CLOSURE_END).filter(part => GOES_ON.test(part))
  const keeps = goesOn.flatMap(part =>
    ALL_PRAYERS.test(part)
      ? [...PRAYERS, 'jumuah' as const]
      : prayersIn(part).map(({ prayer }) => prayer),
  )
  return {
    what: 'closed',
    reason,
    ...(hours?.from ? { from } : days),
    until,
    ...(hours && { hours }),
    ...(keeps.length > 0 && { keeps }),
  }
}

/** Whether it is closed until something that is no day and no hour. */
const isOpenEnded = (closing: string, dayOf: (words: string) => string | undefined): boolean =>
  /\bindefinite/i.test(closing) ||
  closing
    .split(UNTIL)
    .slice(1)
    .some(words => !(dayOf(words) || /\d/.test(words)))

/** The days of a closure; with one day, that or until then; undefined for some days apart. */
function closedDays(
  message: string,
  reopening: string,
  dayOf: (words: string) => string | undefined,
  today: string,
): { from?: string; until: string } | undefined {
  const closed = message.replace(reopening, '')
  const parts = closed.split(SEVERAL)
  const named = parts.flatMap(words => dayOf(words) ?? [])
  // Of 'Friday until Sunday' on a Friday evening the first is today.
  const isNow = (day: string) => day > (named.at(-1) ?? day) && addDays(day, -7) === today
  // Of 'December 25 and January 1' the days between are none of them.
  const each = RANGE.test(closed) ? [] : closed.split(EACH).flatMap(words => dayOf(words) ?? [])
  if (each.some((day, at) => at > 0 && day > addDays(each[at - 1] ?? '', 1))) return undefined
  const days = named.map(day => (isNow(day) ? today : day))
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
