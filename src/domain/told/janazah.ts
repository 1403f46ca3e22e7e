import { FRIDAY, weekday } from '#domain/time/civil.ts'
import { nameIn } from './names.ts'
import { JANAZAH } from './phrases.ts'
import type { Reading } from './reading.ts'
import type { Told } from './told.ts'
import { prayerIn, toldClock } from './words.ts'

/** Somebody's death alone has no prayer here. */
const IS_PRAYED = /j[ae]n+a+[zs]+a|funeral|جناز/i
/** One that was, or is not here. */
const NO_JANAZAH =
  /\bno (?:\w+ )?j[ae]n+a+[zs]+a|\b(?:cancel+ed|postponed|took place|taken place|(?:was|were|been) (?:held|prayed|performed|done)|not (?:be )?(?:after|at|in|on|today|tomorrow|here)|fund\s?rais\w*|went|came|ago|already|attend(?:ed|ing)|thanks?|learn(?:ing)?|how to)\b|\bexcept(?: for)? (?:the |a )?j[ae]n+a+[zs]a|\bj[ae]n+a+[zs]a+h?(?: (?:prayer|salah|namaz))?(?: (?:is|was|will be))? there\b/i
/** The burial may be on another day. */
const BURIAL = /\b(?:burial|buried|dafn|tadfeen)\b[^.!\n]*/gi
/** Why something else is so. */
const SINCE = /\b(?:due to|because of|owing to|delayed\b[^.,;!]*\bfor)\b[^.,;!]*/gi

/** The janazah of a message; undefined where it tells of none. */
export function readJanazah(reading: Reading): Told | undefined {
  const { message, prayer, isUnread, today, tomorrow, clock, times, friday, isOver, other } =
    reading
  const day = reading.dayOf(message.replace(BURIAL, ''), prayer) ?? reading.day
  if (!JANAZAH.test(message.replace(SINCE, ''))) return undefined
  const hour = toldClock(message)
  if (NO_JANAZAH.test(message) || !(prayer || hour || IS_PRAYED.test(message))) return other
  if (!day && (isUnread || !(prayer || hour))) return other
  const told = janazah(message.replace(NOT_BUT, ''), day ?? today)
  // Once Jumu'ah is over, one after it was: none is a week ahead.
  if (!day && told.follows === 'jumuah')
    return weekday(today) === FRIDAY && isOver('jumuah') ? other : { ...told, date: friday }
  // What is announced is to come: 'after Fajr' in the evening is tomorrow's.
  const isPast = told.follows ? isOver(told.follows) : times && told.time && told.time < clock
  return !day && isPast ? { ...told, date: tomorrow } : told
}

/** A janazah 'at 10:30' is in the morning, unless it is said to be at night. */
const inMorning = (text: string) =>
  /\b(?:tonight|evening|night)\b/i.test(text)
    ? text
    : text.replace(/\b((?:[89]|1[01])[:.]\d\d)\b(?!\s*[ap]\.?m)/gi, '$1am')

/** 'Not Zuhr but Asr'. */
const NOT_BUT = /\bnot (?:after |at )?\S+,?(?= but\b)/gi

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
