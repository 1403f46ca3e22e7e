import { cleanRule } from '#domain/prayer/inWords/clean.ts'
import { dayInWords } from '#domain/prayer/inWords/days.ts'
import { eidChangeInWords, tarawihInWords } from '#domain/prayer/inWords/seasons.ts'
import { fridayInWords, overrideInWords } from '#domain/prayer/inWords/single.ts'
import { ruleInWords } from '#domain/prayer/iqama.ts'
import { LABELS } from '#domain/prayer/names.ts'
import { isCivilDate } from '#domain/time/civil.ts'
import type { DatedChange } from './change.ts'

/** What a change of a day, an Eid or Ramadan will say once saved. */
export function changeInWords(change: DatedChange, today: string): string {
  switch (change.kind) {
    case 'iqama':
      return `${LABELS[change.prayer]} ${ruleInWords(cleanRule(change.rule))} on ${dayInWords(change.from, today)} only`
    case 'khutbah':
      return `${dayInWords(change.date, today)}: ${fridayInWords(change.slots)}`
    case 'day':
      return isCivilDate(change.day.date)
        ? `${dayInWords(change.day.date, today)}: ${overrideInWords(change.day)}`
        : overrideInWords(change.day)
    case 'eid':
      return eidChangeInWords(change)
    case 'tarawih':
      return tarawihInWords(change.tarawih)
  }
}
