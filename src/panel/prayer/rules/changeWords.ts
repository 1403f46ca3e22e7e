import { EID_LABELS } from '#domain/prayer/eid.ts'
import { cleanRule } from '#domain/prayer/inWords/clean.ts'
import { dayInWords, shortDayInWords } from '#domain/prayer/inWords/days.ts'
import {
  eidChangeInWords,
  eidTimesInWords,
  tarawihInWords,
} from '#domain/prayer/inWords/seasons.ts'
import { fridayInWords, overrideInWords } from '#domain/prayer/inWords/single.ts'
import { ruleInWords } from '#domain/prayer/iqama.ts'
import { daysBetween, isCivilDate } from '#domain/time/civil.ts'
import { weekdayName } from '#domain/time/format.ts'
import { capital } from '#locale/capital.ts'
import { prayerNames } from '#texts/prayerNames.ts'
import { type Change, type DatedChange, isDated } from './change.ts'

/** A longer button would not be read. */
const MOST = 72

/** What the open form is about, in the middle of a sentence. */
export function changeName(change: Change, today: string): string {
  if (isDated(change)) return datedWords(change, today).name
  return change.kind === 'iqama' ? iqamaOf(change) : prayerNames.jumuah
}

const iqamaOf = ({ prayer }: { prayer: keyof typeof prayerNames }) =>
  `the ${prayerNames[prayer]} iqama`

interface DatedWords {
  readonly name: string
  /** What it will say once saved. */
  readonly sentence: string
  /** What the button that saves it does: 'Change Isha to 7:45 PM on Friday only'. */
  readonly label: string
}

/** A complete change of a day, an Eid or Ramadan in words. */
export function datedWords(change: DatedChange, today: string): DatedWords {
  switch (change.kind) {
    case 'iqama': {
      const [prayer, time] = [prayerNames[change.prayer], ruleInWords(cleanRule(change.rule))]
      return {
        name: iqamaOf(change),
        sentence: `${prayer} ${time} on ${dayInWords(change.from, today)} only`,
        label: changing(prayer, time, `on ${dayName(change.from, today)} only`),
      }
    }
    case 'khutbah': {
      const day = dayInWords(change.date, today)
      return {
        name: `the khutbah of ${day}`,
        sentence: `${capital(day)}: ${fridayInWords(change.slots)}`,
        label: `Save the khateebs of ${dayName(change.date, today)}`,
      }
    }
    case 'day': {
      const { date } = change.day
      const words = overrideInWords(change.day)
      if (!isCivilDate(date)) return { name: 'a single day', sentence: words, label: '' }
      const day = dayInWords(date, today)
      const label = `Save the times of ${dayName(date, today)}`
      return { name: day, sentence: `${capital(day)}: ${words}`, label }
    }
    case 'eid': {
      const eid = EID_LABELS[change.festival]
      const times = eidTimesInWords(change.eid.prayers)
      return {
        name: `the prayers of ${eid}`,
        sentence: eidChangeInWords(change),
        label: changing(`${eid} prayers`, times, '', 'Set'),
      }
    }
    case 'tarawih':
      return {
        name: 'Tarawih',
        sentence: tarawihInWords(change.tarawih),
        label: change.tarawih.length > 0 ? 'Save Tarawih' : 'Remove Tarawih',
      }
  }
}

/** The words of the rule are left out where they make it too long; the sentence above has them. */
export function changing(what: string, to: string, days: string, verb = 'Change'): string {
  const label = (...parts: string[]) => [`${verb} ${what}`, ...parts].filter(Boolean).join(' ')
  const whole = label(to && `to ${to.replace(/^at (?=\d)/, '')}`, days)
  return whole.length <= MOST ? whole : label(days)
}

/** 'tomorrow', 'Friday' within a week, else 'Nov 27'. */
export function dayName(date: string, today: string): string {
  const ahead = daysBetween(today, date)
  if (ahead === 0) return 'today'
  if (ahead === 1) return 'tomorrow'
  return ahead > 1 && ahead < 7 ? weekdayName(date) : shortDayInWords(date, today)
}
