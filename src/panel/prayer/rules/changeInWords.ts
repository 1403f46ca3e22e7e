import { cleanRule } from '#domain/prayer/inWords/clean.ts'
import { dayInWords, rangeInWords } from '#domain/prayer/inWords/days.ts'
import { eidChangeInWords, tarawihInWords } from '#domain/prayer/inWords/seasons.ts'
import { fridayInWords, overrideInWords, slotsInWords } from '#domain/prayer/inWords/single.ts'
import { ruleInWords } from '#domain/prayer/iqama.ts'
import { LABELS } from '#domain/prayer/names.ts'
import type { OpenRange } from '#domain/prayer/ranges.ts'
import { isCivilDate } from '#domain/time/civil.ts'
import type { Change, Days } from './change.ts'

/** What a change will say once saved: 'Isha at 7:45 PM from Friday, November 27'. */
export function changeInWords(change: Change, today: string): string {
  switch (change.kind) {
    case 'iqama': {
      const { from, when } = change
      const days = when === 'day' ? { from, until: from } : filledDays(change)
      return `${LABELS[change.prayer]} ${ruleInWords(cleanRule(change.rule))} ${rangeInWords(days, today)}`
    }
    case 'jumuah': {
      return `Jumu'ah ${slotsInWords(change.slots)} ${rangeInWords(filledDays(change), today)}`
    }
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

function filledDays({ from, until, hijriMonth }: Days): OpenRange {
  return { from: from || undefined, until: until || undefined, hijriMonth }
}
