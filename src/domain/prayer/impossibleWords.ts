import type { Problem } from '#domain/declared/problems.ts'
import { clockOf, DAY_MINUTES, minutesOf } from '#domain/time/civil.ts'
import { clock12, formatDay } from '#domain/time/format.ts'
import { prayerNames } from '#texts/prayerNames.ts'
import { limitInWords, minutesOff, REFUSED_WITHIN } from './bounds.ts'
import { dayLine } from './dayLine.ts'
import type { Impossible } from './impossible.ts'
import { onDays } from './inWords/days.ts'
import { clockOn, iqamaOf, isCounted, ruleInWords } from './iqama.ts'
import type { IqamaRule } from './iqamaRule.ts'
import type { PrayerSettings } from './settings.ts'

/** A rule that holds now is changed for the days ahead on which it cannot. */
const AHEAD = 'Add a rule for those days, or choose minutes after athan.'

/**
 * What cannot be of one rule, table or single day: the time, the days and the remedy. Refused, it is at
 * the field that is wrong; ahead, at the rule as a whole.
 */
export function impossibleInWords(
  settings: PrayerSettings,
  times: readonly Impossible[],
  isRefused: boolean,
): Problem {
  const [first] = times
  if (!first) throw new RangeError('No time to put into words.')
  const { path, name, day } = first
  const rule = ruleOf(settings, path)
  const field = rule ? fieldAtFault(rule, first) : []
  const remedy = isRefused || !rule ? remedyFor(times, field, isRefused) : AHEAD
  const dates = [...new Set(times.map(time => time.day.iso))]
  const where = path[0] === 'tables' ? ' in your timetable' : ''
  if (isRefused) {
    const more =
      dates.length > 1
        ? `, and on ${dates.length - 1} more of the ${REFUSED_WITHIN} days after today`
        : ''
    const message = `${exactly(first, rule)}${where} is ${limitInWords(name, first.off)} at ${clock12(boundOf(first))} on ${formatDay(day.iso)}${more}. ${remedy}`
    return { path: [...path, ...field], message }
  }
  const what = rule ? `${prayerNames[name]} ${ruleInWords(rule)}` : nameOf(times)
  const hidden = name === 'jumuah' ? '' : ' Visitors see no iqama then.'
  return {
    path,
    message: `${what}${where} is ${limitInWords(name, first.off)} ${onDays(dates)}.${hidden} ${remedy}`,
  }
}

/** 'Isha at 7:30 PM', 'Maghrib 90 minutes after athan, at 6:05 PM,'. */
function exactly({ name, clock }: Impossible, rule: IqamaRule | undefined): string {
  const at = `at ${clock12(clock)}`
  return rule && isCounted(rule)
    ? `${prayerNames[name]} ${ruleInWords(rule)}, ${at},`
    : `${prayerNames[name]} ${at}`
}

/** "Jumu'ah at 2:15 PM and 2:45 PM"; of times that move from day to day the name alone. */
function nameOf(times: readonly Impossible[]): string {
  const clocks = [...new Set(times.map(({ clock }) => clock))].sort()
  const name = prayerNames[times[0]?.name ?? 'jumuah']
  return clocks.length > 2 ? name : `${name} at ${clocks.map(clock12).join(' and ')}`
}

/** The athan or sunrise that the time is on the wrong side of. */
const boundOf = ({ day, name, off, end }: Impossible): string =>
  off < 0 ? day.athan[name === 'jumuah' ? 'dhuhr' : name] : end

function remedyFor(
  times: readonly Impossible[],
  field: Problem['path'],
  isRefused: boolean,
): string {
  const [first] = times
  const [group, , part] = first?.path ?? []
  const isEarly = (first?.off ?? 0) < 0
  const [worst] = [...times].sort((a, b) => Math.abs(b.off) - Math.abs(a.off))
  const bound = worst ? clock12(boundOf(worst)) : ''
  if (group === 'calculation') return 'Choose another rule for long twilights.'
  if (group === 'tables') return 'Correct the timetable, or set another time for that day alone.'
  if (part === 'athan') return 'Correct the athan, or set the iqama of this day, too.'
  switch (field.at(-1)) {
    case 'minutes':
      return isEarly ? 'Choose more minutes.' : 'Choose fewer minutes.'
    case 'notAfter':
      return 'Choose a later time for ‘Not after’.'
    case 'notBefore':
      return 'Choose an earlier time for ‘Not before’.'
  }
  const isOfFridays = group === 'jumuah' && !isRefused
  if (isOfFridays && !haveOneTime(times)) return 'Set other times for those Fridays.'
  const time = isEarly ? `${bound} or later` : `a time before ${bound}`
  if (isOfFridays) return `Choose ${time} on those Fridays.`
  return `Choose ${time}${group === 'iqama' ? ', or minutes after athan' : ''}.`
}

/** Whether one time is between Dhuhr's athan and Asr's on all of these Fridays: far north none may be. */
function haveOneTime(times: readonly Impossible[]): boolean {
  const athans = times.map(({ day }) => day.athan)
  const latest = Math.max(...athans.map(({ dhuhr }) => minutesOf(dhuhr)))
  return athans.every(({ asr }) => latest < minutesOf(asr))
}

function ruleOf({ iqama }: PrayerSettings, [group, name, at]: Problem['path']) {
  const ranges = group === 'iqama' ? iqama[name as keyof typeof iqama] : undefined
  return ranges?.[Number(at)]?.rule
}

/** The field of the rule: a bound where the time would be right without it. */
function fieldAtFault(rule: IqamaRule, { day, name, off, end }: Impossible): Problem['path'] {
  if (name === 'jumuah') return []
  const { notBefore, notAfter, ...free } = rule
  const bound = off < 0 ? 'notAfter' : 'notBefore'
  const line = dayLine(day.athan)
  const nextFajr = minutesOf(end) + DAY_MINUTES
  const freely = clockOf(iqamaOf(free, name, { ...day, line }))
  if (rule[bound] && minutesOff(name, freely, { line, nextFajr }) === 0) return ['rule', bound]
  return ['rule', ...(isCounted(rule) ? ['minutes'] : clockOn(rule, day.iso).path)]
}
