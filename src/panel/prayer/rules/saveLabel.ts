import { EID_LABELS } from '#domain/prayer/eid.ts'
import { cleanRule } from '#domain/prayer/inWords/clean.ts'
import { shortDayInWords } from '#domain/prayer/inWords/days.ts'
import { ruleInWords } from '#domain/prayer/iqama.ts'
import { LABELS } from '#domain/prayer/names.ts'
import { daysBetween } from '#domain/time/civil.ts'
import { clock12, weekdayName } from '#domain/time/format.ts'
import type { DatedChange } from './change.ts'

/** A longer button would not be read. */
const MOST = 72

/** What the button that saves a complete change does: 'Change Isha to 7:45 PM on Friday only'. */
export function saveLabel(change: DatedChange, today: string): string {
  switch (change.kind) {
    case 'iqama': {
      const { prayer, rule, from } = change
      const time = ruleInWords(cleanRule(rule))
      return changing(LABELS[prayer], time, `on ${dayName(from, today)} only`)
    }
    case 'khutbah':
      return `Save the khateebs of ${dayName(change.date, today)}`
    case 'day':
      return `Save the times of ${dayName(change.day.date, today)}`
    case 'eid': {
      const times = change.eid.prayers.map(({ time }) => clock12(time))
      return changing(`${EID_LABELS[change.festival]} prayers`, times.join(' and '), '', 'Set')
    }
    case 'tarawih':
      return change.tarawih.length > 0 ? 'Save Tarawih' : 'Remove Tarawih'
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
