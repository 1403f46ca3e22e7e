import { fridayAfter } from '#domain/prayer/inWords/days.ts'
import type { PrayerName } from '#domain/prayer/names.ts'
import type { PrayerDay } from '#domain/prayer/times.ts'
import { isToCome } from '#domain/prayer/toCome.ts'
import { addDays, type WallMoment, weekday } from '#domain/time/civil.ts'
import { FRIDAY } from '#domain/time/units.ts'
import { dayIn, inFull, prayerIn, prayersIn, slotsIn, type ToldSlot, toldClock } from './words.ts'

/** A prayer's new iqama, or the new Jumu'ah. */
export type ToldTime =
  | { prayer: PrayerName; time: string; from: string }
  | { prayer: 'jumuah'; slots: readonly ToldSlot[]; from: string }

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
    }
  | { what: 'closed'; reason: string; until: string }
  | { what: 'off'; words: readonly string[]; date: string }
  | { what: 'times'; times: readonly ToldTime[] }
  | { what: 'khateeb'; name: string; date: string }
  | { what: 'other'; text: string }

const JANAZAH =
  /\bj[ae]n+a+[zs]+a+h?\b|\bfuneral\b|\binna+ lil+a+h|\bpassed away\b|\bpassing of\b|\breturned to Allah\b|\bdemise of\b|جناز|راجعون/i
const CLOSED =
  /\b(?:masjid|mosque|cent(?:er|re)|musalla|building|we|doors?)\b[^.!\n]*\b(?:closed?|closing|shut)\b|\bclos(?:ed|ing|ure)\b[^.!\n]*\b(?:masjid|mosque|cent(?:er|re)|snow|weather|storm|today|tomorrow)\b|\bno (?:prayers?|salah|jama+['’]?a+t) (?:at|in) the (?:masjid|mosque)\b/i
const OFF =
  /\bno\s+(?:[\w'’]+\s+){0,3}(?:class|school|lesson|halaqa|circle|program|youth|dinner|potluck|session|tafse+r|practice)|\b(?:class|school|lesson|halaqa|circle|program|youth|dinner|potluck|session|lecture|event|tafse+r|night|practice)\w*\b[^.!\n]*\b(?:cancel+ed|cancel+ation|called off|is off|postponed|not (?:be )?(?:held|taking place|meeting|happening))|\b(?:cancel+ed|cancel+ing|postponed)\b/i
const KHATEEB =
  /\bkhat[ei]+b\b[^:\n]*?(?:\bis\b|\bwill be\b|:|-|–)\s*|\bkhutbah?\b[^.\n]*?\b(?:by|deliver(?:ed|s) by|from)\s+/i
const CHANGES =
  /\biqama+h?s?\b|\bjama+['’]?a+t\b|\bcongregation\b|\bsalah time|\bnew time|\bchang|\bmov(?:e|ed|es|ing)\b|\b(?:from|starting|effective|now|will be|at)\b/i

/** With so few words a prayer and a time are all that is said. */
const FEW_WORDS = 4

const REASONS: readonly (readonly [RegExp, string])[] = [
  [/\bsnow|\bice\b|\bicy|\bblizzard|❄/iu, 'snow'],
  [/\bweather|\bstorm|\bhurricane|\bwind|\bheat\b/i, 'bad weather'],
  [/\bflood|\bwater|\bleak|\bpipe/i, 'water damage'],
  [/\bpower|\belectric|\boutage/i, 'a power cut'],
  [/\bwork|\brepair|\brenovat|\bcarpet|\bmaintenance|\bpaint/i, 'works'],
]

/** The usual reasons of a closure. */
export const CLOSURE_REASONS = REASONS.map(([, reason]) => reason)

/**
 * Reads a message that somebody pasted; it decides nothing, and what it does not understand is 'other'.
 * With the prayer times of today, 'Friday' on a Friday is the next one once that prayer is over; and in
 * the night before Fajr people call tomorrow what begins with it.
 */
export function readPasted(
  text: string,
  { date: today, clock }: WallMoment,
  times?: Pick<PrayerDay, 'athan' | 'iqama' | 'jumuah'>,
): Told | null {
  const message = inFull(text.replace(/[*_~]/g, '').replace(/\s+/g, ' ').trim())
  if (message === '') return null
  const khateeb = KHATEEB.exec(message)
  const prayer = prayerIn(message)
  const isOver = (name: PrayerName | 'jumuah') => times && !isToCome(times, name, clock)
  const isNight = times && clock < times.athan.fajr
  const tomorrow = isNight ? today : addDays(today, 1)
  const dayOf = (words: string, about: PrayerName | 'jumuah' | undefined) =>
    dayIn(words, { today, tomorrow, isOver: Boolean(about && isOver(about)) })
  const day = dayOf(message, khateeb ? 'jumuah' : prayer)
  const friday = () => (weekday(today) === FRIDAY && !isOver('jumuah') ? today : fridayAfter(today))
  if (JANAZAH.test(message)) return janazah(message, day ?? today, prayer)
  if (CLOSED.test(message)) {
    const reason = REASONS.find(([spelling]) => spelling.test(message))?.[1] ?? ''
    return { what: 'closed', reason, until: day ?? today }
  }
  const name = khateeb && nameAt(message.slice(khateeb.index + khateeb[0].length))
  if (name) return { what: 'khateeb', name, date: day ?? friday() }
  const time = toldClock(message, prayer)
  if (prayer && time && (CHANGES.test(message) || message.split(' ').length <= FEW_WORDS)) {
    const parts = prayersIn(message)
    const about = (name: PrayerName | 'jumuah', words: string): ToldTime | undefined => {
      if (name === 'jumuah') {
        const slots = slotsIn(words)
        return slots.length > 0
          ? { prayer: name, slots, from: dayOf(words, name) ?? day ?? friday() }
          : undefined
      }
      const time = toldClock(words, name)
      return time ? { prayer: name, time, from: dayOf(words, name) ?? day ?? tomorrow } : undefined
    }
    const named = [...new Set(parts.map(part => part.prayer))].flatMap(name => {
      const own = parts.filter(part => part.prayer === name).map(({ words }) => words)
      // Jumu'ah is named again for each of several; of an iqama, the first time counts.
      const said = name === 'jumuah' ? [own.join('')] : own
      return said.flatMap(words => about(name, words) ?? []).slice(0, 1)
    })
    const unnamed = named.length > 0 ? undefined : about(prayer, message)
    return { what: 'times', times: unnamed ? [unnamed] : named }
  }
  if (OFF.test(message)) return { what: 'off', words: wordsOf(message), date: day ?? today }
  return { what: 'other', text: text.replace(/[*_~]/g, '').trim() }
}

function janazah(message: string, date: string, prayer: PrayerName | 'jumuah' | undefined): Told {
  const after = /\b(?:after|following|ba['’]?d)\b/i.exec(message)
  const follows = (after && prayerIn(message.slice(after.index))) ?? prayer
  const name = nameIn(message)
  if (follows) return { what: 'janazah', name, follows, date }
  return { what: 'janazah', name, time: toldClock(message), date }
}

const TITLES =
  /^(?:our|the|a|dear|beloved|late|respected|brother|sister|uncle|aunt(?:y|ie)?|br\.?|sr\.?|hajji?|haji|dr\.?|mr\.?|mrs\.?|ms\.?|community member|member|marhoom|marhum)\s+/i
const NAME =
  /^(?:(?:(?:al|el|ad|ar|as|an|ibn|bin|bint|abu|abul|umm|van|de)[-\s])?(?:(?:Sh|Shk|Ust|Dr)\.|\p{Lu}(?:\.|[\p{L}'’-]*))\s?){1,5}/u
/** What begins a sentence or a phrase, and is no name. */
const NO_NAME =
  /(?:^|\s+)(?:After|At|On|Today|Tomorrow|Tonight|Who|Will|Is|In|From|And|May|Please|Inna|Salat|Salah|Janaz\w*|Fajr|Dhuhr|Zuhr|Asr|Maghrib|Isha|Friday|Saturday|Sunday|Monday|Tuesday|Wednesday|Thursday|Jumu\S*)\b.*$/

/** The name that a text begins with; '' for none. */
function nameAt(text: string): string {
  let rest = text.trimStart()
  while (TITLES.test(rest)) rest = rest.replace(TITLES, '')
  return (NAME.exec(rest)?.[0] ?? '').replace(NO_NAME, '').replace(/[.\s]+$/, '')
}

const BEFORE_NAME = [
  /\b(?:passing|demise|death|loss) of\s+/i,
  /\bj[ae]n+a+[zs]+a+h?(?: (?:prayer|salah?|namaz))?(?: (?:of|for))\s+/i,
  /\b(?:brother|sister|uncle|aunty?|br\.|sr\.|haji?)\s+/i,
  /\bthat\s+/i,
  /\braji['’]?u+n\.?\s+/i,
]

function nameIn(message: string): string {
  for (const before of BEFORE_NAME) {
    const match = before.exec(message)
    const name = match && nameAt(message.slice(match.index + match[0].length))
    if (name) return name
  }
  const passed = /^(.*?)\s+(?:has\s+|have\s+)?(?:passed away|returned to Allah)/i.exec(message)
  return passed ? nameAt(passed[1]?.split(/[.!:]\s/).at(-1) ?? '') : ''
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
