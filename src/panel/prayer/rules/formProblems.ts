import type { IqamaRule } from '#domain/prayer/iqamaRule.ts'
import { DAY_TIMES, LABELS, PRAYERS } from '#domain/prayer/names.ts'
import type { Problem } from '#domain/prayer/rangeChecks.ts'
import { isBlank } from '#domain/prayer/seasonalClock.ts'
import {
  LABEL_MOST,
  MOST_IQAMA_MINUTES,
  NOTE_MOST,
  type SeasonalClock,
  TOPIC_MOST,
} from '#domain/prayer/settingFields.ts'
import type { JumuahSlotSetting } from '#domain/prayer/settings.ts'
import { isCivilDate, minutesOf } from '#domain/time/civil.ts'
import { formatLong } from '#domain/time/format.ts'
import type { Change, DayChange, IqamaChange } from './change.ts'
import { eidProblems, tarawihProblems } from './seasonChange.ts'

/** A year that is still being typed reads 0002 or 0202. */
const FIRST_DAY = '2000-01-01'

const SLOT_MOST = { language: LABEL_MOST, label: LABEL_MOST, place: LABEL_MOST }
const KHUTBAH_MOST = { khateeb: LABEL_MOST, topic: TOPIC_MOST, place: LABEL_MOST }
const TIME = 'Enter a time, for example 7:45 PM.'
const DATE = 'Choose a day.'
const YEAR = 'Enter the year with four digits.'

/** Blank and malformed fields of a form, at paths inside its change. None: the change can be made. */
export function formProblems(change: Change): Problem[] {
  switch (change.kind) {
    case 'iqama':
      return [...ruleProblems(change), ...daysProblems(change, needsFirstDay(change))]
    case 'jumuah':
      return [...slotsProblems(['slots'], change.slots), ...daysProblems(change, false)]
    case 'khutbah':
      return change.slots.flatMap((slot, index) =>
        longProblems(['slots', index], slot, KHUTBAH_MOST),
      )
    case 'day':
      return dayProblems(change)
    case 'eid':
      return eidProblems(change)
    case 'tarawih':
      return tarawihProblems(change)
  }
}

function needsFirstDay({ when, replaces }: IqamaChange): boolean {
  return when !== 'month' && (when !== 'date' || replaces === undefined)
}

function ruleProblems({ rule, when, prayer }: IqamaChange): Problem[] {
  if (when === 'day' && rule.kind !== 'fixed') {
    return [{ path: ['rule', 'kind'], message: 'Choose a fixed time for a single day.' }]
  }
  return [...timeProblems(rule), ...boundProblems(rule, LABELS[prayer])]
}

function timeProblems(rule: IqamaRule): Problem[] {
  if (rule.kind === 'fixed') return clockProblems(['rule', 'time'], rule.time)
  if (rule.kind === 'quarterly') {
    return rule.times.flatMap((time, quarter) => clockProblems(['rule', 'times', quarter], time))
  }
  const message = `Enter whole minutes from 0 to ${MOST_IQAMA_MINUTES}.`
  return isMinutes(rule.minutes) ? [] : [{ path: ['rule', 'minutes'], message }]
}

function boundProblems(rule: IqamaRule, prayer: string): Problem[] {
  return (['notBefore', 'notAfter'] as const).flatMap(bound => {
    const clock = rule[bound]
    if (!clock || !Number.isNaN(minutesOf(clock))) return []
    return [{ path: ['rule', bound], message: `Enter a time for ${prayer}, or leave it blank.` }]
  })
}

function daysProblems(days: { from: string; until: string }, isFirstNeeded: boolean): Problem[] {
  const problems = [
    ...(days.from || isFirstNeeded ? dateProblems(['from'], days.from) : []),
    ...(days.until ? dateProblems(['until'], days.until) : []),
  ]
  if (problems.length === 0 && days.until && days.from > days.until) {
    const message = `That is before the first day, ${formatLong(days.from)}.`
    problems.push({ path: ['until'], message })
  }
  return problems
}

function dateProblems(path: Problem['path'], date: string): Problem[] {
  if (!isCivilDate(date)) return [{ path, message: DATE }]
  return date < FIRST_DAY ? [{ path, message: YEAR }] : []
}

function clockProblems(path: Problem['path'], clock: SeasonalClock): Problem[] {
  if (typeof clock === 'string') return isClock(clock) ? [] : [{ path, message: TIME }]
  return (['standard', 'daylight'] as const).flatMap(season =>
    isClock(clock[season]) ? [] : [{ path: [...path, season], message: TIME }],
  )
}

function slotsProblems(path: Problem['path'], slots: readonly JumuahSlotSetting[]): Problem[] {
  return slots.flatMap((slot, index) => {
    const at = [...path, index]
    const khutbah = slot.khutbah && !isBlank(slot.khutbah) ? slot.khutbah : undefined
    return [
      ...clockProblems([...at, 'time'], slot.time),
      ...(khutbah ? clockProblems([...at, 'khutbah'], khutbah) : []),
      ...longProblems(at, slot, SLOT_MOST),
    ]
  })
}

/** Texts that are longer than the most of their field. */
function longProblems<Field extends string>(
  at: Problem['path'],
  texts: { readonly [name in NoInfer<Field>]?: string | undefined },
  most: Readonly<Record<Field, number>>,
): Problem[] {
  return (Object.keys(most) as Field[])
    .filter(name => (texts[name]?.trim().length ?? 0) > most[name])
    .map(name => ({ path: [...at, name], message: tooLong(most[name]) }))
}

function dayProblems({ day }: DayChange): Problem[] {
  const problems = dateProblems(['day', 'date'], day.date)
  if ((day.note?.trim().length ?? 0) > NOTE_MOST) {
    problems.push({ path: ['day', 'note'], message: tooLong(NOTE_MOST) })
  }
  for (const name of DAY_TIMES) {
    const clock = day.athan?.[name]
    if (clock && !isClock(clock)) problems.push({ path: ['day', 'athan', name], message: TIME })
  }
  for (const name of PRAYERS) {
    const clock = day.iqama?.[name]
    if (clock && !isClock(clock)) problems.push({ path: ['day', 'iqama', name], message: TIME })
  }
  return [...problems, ...slotsProblems(['day', 'jumuah'], day.jumuah ?? [])]
}

function tooLong(most: number): string {
  return `Write at most ${most} characters.`
}

function isClock(text: string): boolean {
  return !Number.isNaN(minutesOf(text))
}

function isMinutes(minutes: number | null): boolean {
  return (
    Number.isInteger(minutes) && minutes !== null && minutes >= 0 && minutes <= MOST_IQAMA_MINUTES
  )
}
