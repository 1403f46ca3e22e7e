import { fridayAfter } from '#domain/prayer/inWords/days.ts'
import type { PrayerName } from '#domain/prayer/names.ts'
import type { PrayerDay } from '#domain/prayer/times.ts'
import { isToCome } from '#domain/prayer/toCome.ts'
import { addDays, FRIDAY, type WallMoment, weekday } from '#domain/time/civil.ts'
import { JANAZAH, SENTENCE_END, TITLE } from './phrases.ts'
import type { Told } from './told.ts'
import { dayIn, inFull, namesUnreadDay, prayerIn } from './words.ts'

/** What is asked, supposed or over: no rule looks at it. */
const UNSURE =
  /\?\s*$|\b(?:if|unless|might|maybe|may be|perhaps|polls?:|should (?:we|[\w'’]+ be)|propos\w+|suggest\w*|votes?|(?:can|does) (?:someone|anyone|you) (?:confirm|know)|rumou?rs?|no changes?|(?:not|n['’]t) (?:be )?(?:chang|mov)(?:e|ed|ing)|ignore|disregard|last (?:year|month|week|(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*))\b|^(?!.*(?:j[ae]n+a+[zs]|funeral|passed|died)).*\byesterday\b/i
const KHATEEB = new RegExp(
  `\\bkhat[ei]+b\\b[^:\\n]*?(?:\\bis\\b|\\bwill be\\b|:|-|–)\\s*|(?:^|(?<=[.!?] ))khat[ei]+b (?=(?:${TITLE})\\b)|\\bkhutbah?\\b[^.\\n]*?\\b(?:by|deliver(?:ed|s) by|from)\\s+`,
  'i',
)

/** The sentences of a text with the words that rules look for, without what is not so or not sure. */
const sentencesOf = (text: string): string[] =>
  text
    .split(SENTENCE_END)
    .map(words => inFull(words.replace(/\s+/g, ' ').trim()))
    .filter(words => words !== '' && !UNSURE.test(words))

type Name = PrayerName | 'jumuah'

/** The prayer times of today, where they are known. */
export type TimesOfToday = Pick<PrayerDay, 'athan' | 'iqama' | 'jumuah'>

/** A part of a message, with what all that read it have to know. */
export interface Reading {
  readonly text: string
  /** Its sentences with the words that rules look for, and these in one. */
  readonly sentences: readonly string[]
  readonly message: string
  readonly today: string
  /** In the night before Fajr, the day that begins with it. */
  readonly tomorrow: string
  readonly clock: string
  readonly times: TimesOfToday | undefined
  /** This mosque's name, where it is known. */
  readonly mosque: string | undefined
  /** The first prayer and the day that it names. */
  readonly prayer: Name | undefined
  readonly day: string | undefined
  /** It names a day that no rule reads. */
  readonly isUnread: boolean
  /** Where it says who gives a khutbah. */
  readonly khateeb: RegExpExecArray | null
  /** It is a Friday after Jumu'ah, on which 'Friday' means the next one. */
  readonly isPast: boolean
  /** The coming Friday with a Jumu'ah. */
  readonly friday: string
  readonly isOver: (name: Name) => boolean
  readonly dayOf: (words: string, about?: Name) => string | undefined
  /** What is said of it where no rule is sure. */
  readonly other: Told
}

/** Prepares a part of a message for those that read it. */
export function readingOf(
  text: string,
  { date: today, clock }: WallMoment,
  times: TimesOfToday | undefined,
  mosque?: string,
): Reading {
  const sentences = sentencesOf(text)
  const message = sentences.join(' ')
  const khateeb = KHATEEB.exec(message)
  const prayer = prayerIn(message)
  const isOver = (name: Name) => Boolean(times && !isToCome(times, name, clock))
  const isNight = times && clock < times.athan.fajr
  const tomorrow = isNight ? today : addDays(today, 1)
  const isFriday = weekday(today) === FRIDAY
  // Who says 'Friday' after Jumu'ah means the next one; no janazah is so far ahead.
  const isPast = isFriday && isOver('jumuah') && !JANAZAH.test(message)
  const dayOf: Reading['dayOf'] = (words, about = 'isha') =>
    dayIn(words, { today, tomorrow, isOver: isPast || isOver(about) })
  const day = dayOf(message, khateeb ? 'jumuah' : prayer)
  return {
    ...{
      text,
      sentences,
      message,
      today,
      tomorrow,
      clock,
      times,
      mosque,
      prayer,
      day,
      khateeb,
      isPast,
    },
    isUnread: namesUnreadDay(message, day),
    friday: isFriday && !isOver('jumuah') ? today : fridayAfter(today),
    isOver,
    dayOf,
    other: { what: 'other', text },
  }
}
