import {
  ALL_PRAYERS,
  AN_HOUR,
  CLOSURE_END,
  GOES_ON,
  NOT_CLOSED,
  SENTENCE_END,
  SEVERAL,
} from './phrases.ts'
import type { Reading } from './reading.ts'
import type { Told } from './told.ts'
import { dayIn, MONTH } from './words.ts'

const ACTIVITY =
  'class|school|maktab|madrasa|lesson|halaqa|circle|program|youth|dinner|iftar|potluck|picnic|session|lecture|workshop|meeting|event|tafs[ei]+r|night|practice|cours|école|conférence|réunion|repas'
/** The day that something is moved to comes after it. */
const MOVED_TO =
  /\b(?:moved|rescheduled|postponed|shifted|pushed)\b[^.!\n]*?\b(?:(?<!due )to|till|until)\b|\b(?:rescheduled|postponed) for\b|\bnew date\b(?: is)?:?|\bwill now\b[^.!\n]*? on\b|\bwill be\b(?=[^.!\n]*\binstead\b(?! of))/i
/** What is off for longer than a day. */
const SPAN = new RegExp(
  `\\bfrom (?:(?:the|this|next) )?(?:[a-z]+day|tomorrow|\\d+(?:st|nd|rd|th|/| ${MONTH}))|\\b(?:until|till?|every|each|no (?:[\\w'’]+ ){1,3}next (?:week|month)|for (?:the )?(?:next|following)|further notice)\\b`,
  'i',
)
const INSTEAD_OF = /\b(?:from|instead of)\b/i
export const OFF = new RegExp(
  [
    `\\bno\\s+(?:(?!(?:at|for|in|on|to|of|before|after|during)\\b)[\\w'’]+\\s+){0,3}(?:${ACTIVITY})\\w*(?!\\s+(?:bus|fees?|food|lunch|parking|books?|uniforms?|homework|tickets?)\\b)`,
    `\\b(?:${ACTIVITY})\\w*\\b[^.!\\n]*\\b(?:cancel+ed|cancel+ation|called off|is off|off (?:today|tonight|tomorrow)|(?<!\\bregistration\\b[^.!\\n]*)closed|postponed|moved|pushed|rescheduled|instead of|not (?:be )?(?:held|taking place|meeting|happening))`,
  ].join('|'),
  'i',
)
/** What is said of an event, where no prayer is named. */
const CANCELED = /\b(?:cancel+ed|cancel+ing|postponed)\b/i
/** The prayers beside what else is off. */
const PRAYERS_TOO = new RegExp(
  `${ALL_PRAYERS.source}|(?:\\band|&) (?:the )?(?:prayers|sala(?:h|t|at)\\b|jama\\w*)|\\b(?:prayers|sala(?:h|t|at)) (?:and|&)`,
  'i',
)
/** When something is again that is off. */
export const RESUMES = new RegExp(
  `\\b(?:back|resum\\w+|restart\\w*|return\\w*|re-?open\\w*|see you|next (?:one|jum\\S*|${ACTIVITY})(?![^.!\\n]*\\bcancel))\\b[^.!\\n]*`,
  'gi',
)
/** What begins later, and takes place. */
const DELAYED =
  /\b(?:hrs?|hours?|min\w*)[\s-]+(?:delay|late)|\bdelayed (?:by|start|opening|\d)|\blate start\b/i

/** What of a message is off; undefined where nothing is. */
export function readOff({ message, prayer, today, tomorrow, isPast, dayOf }: Reading) {
  const daysOf = (words: string) => dayOf(words, prayer)
  // On a Friday evening 'Friday' may be that evening, too.
  const isSure = (off: string) =>
    !isPast || dayIn(off, { today, tomorrow, isOver: false }) === daysOf(off)
  const off = offIn(message, daysOf, isSure)
  return off && (OFF.test(off.text) || (!prayer && CANCELED.test(off.text))) ? off.told : undefined
}

/** What of a message may be off, and on which days; undefined where it says that nothing is. */
function offIn(
  message: string,
  dayOf: (words: string) => string | undefined,
  isSure: (words: string) => boolean,
): { text: string; told: Told } | undefined {
  const text = message
    .split(CLOSURE_END)
    .filter(part => !(GOES_ON.test(part) || DELAYED.test(part)))
    .join(' ')
    .replace(RESUMES, '')
  if (NOT_CLOSED.test(text)) return undefined
  const days = new Set(text.split(SEVERAL).flatMap(words => dayOf(words) ?? []))
  const isOneDay = days.size < 2 && isSure(text) && !SPAN.test(text)
  const only = isOneDay ? dayOf(text) : undefined
  const moved = movedDays(text, dayOf, only)
  // Beside what is moved, something else is off on another day.
  const isOther = (day: string) => day !== moved.date && day !== moved.to
  const hasOther =
    moved.to &&
    text
      .split(SENTENCE_END)
      .flatMap(one => dayOf(one) ?? [])
      .some(isOther)
  const told: Told = { what: 'off', words: wordsOf(text), ...(!hasOther && moved) }
  return { text, told: PRAYERS_TOO.test(text) ? { ...told, prayers: true } : told }
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

const COMMON =
  /^(?:there|will|been|this|that|next|with|from|have|please|note|salam|salaam|assalamu|alaikum|alaykum|today|tomorrow|tonight|cancel+ed|cancel+ation|postponed|sunday|monday|tuesday|wednesday|thursday|friday|saturday|because|weather|inshallah|everyone|brothers|sisters|dear|class|meet|meeting|taking|place|held)$/i

/** The words by which an event can be known. */
const wordsOf = (message: string): string[] =>
  message
    .toLowerCase()
    .split(/[^\p{L}'’]+/u)
    .map(word => word.replace(/[’']s?$/, ''))
    .filter(word => word.length > 3 && !COMMON.test(word))
