import { canonical } from '#domain/canonical.ts'
import type { Problem } from '#domain/declared/problems.ts'
import { addDays } from '#domain/time/civil.ts'
import { formatLong } from '#domain/time/format.ts'
import { REFUSED_WITHIN } from './bounds.ts'
import { isOneDay } from './dayLine.ts'
import { checkHijri } from './hijriChecks.ts'
import { type Impossible, impossibleTimes } from './impossible.ts'
import { impossibleInWords } from './impossibleWords.ts'
import { DAY_TIMES } from './names.ts'
import { checkEids, checkFixedFitr, checkTarawih } from './seasonChecks.ts'
import type { PrayerSettings } from './settings.ts'
import { checkRules } from './settingsChecks.ts'
import { dayComputer, type PrayerDay } from './times.ts'
import { lintTable } from './timetable/lintTable.ts'

/**
 * Problems between fields: rules that overlap or leave days out, and times at impossible hours. Past days
 * of timetables have none. The resolved times are checked by `reviewTimes`.
 */
export function checkSettings(settings: PrayerSettings, today = ''): Problem[] {
  return [
    ...checkRules(settings),
    ...checkTables(settings, today),
    ...checkHijri(settings.hijri.confirmed),
    ...checkTarawih(settings.ramadan),
    ...checkEids(settings.eid),
  ]
}

/** The problems that the saved settings do not already have; only these prevent a save. */
export function newProblems(
  settings: PrayerSettings,
  saved: PrayerSettings,
  today: string,
): Problem[] {
  const known = new Set(checkSettings(saved, today).map(nameOf))
  return [
    ...checkSettings(settings, today).filter(problem => !known.has(nameOf(problem))),
    ...checkFixedFitr(settings, saved, today),
  ]
}

/** Equal for the same problem at any position in its list. */
const nameOf = ({ path, message }: Problem) =>
  [...path.filter(part => typeof part === 'string'), message].join('/')

function checkTables(settings: PrayerSettings, today: string): Problem[] {
  const { tables } = settings
  return tables.flatMap((table, index) => {
    const path = ['tables', index]
    const problems: Problem[] = []
    if (tables.findIndex(other => other.year === table.year) < index) {
      problems.push({ path: [...path, 'year'], message: `Two tables for ${table.year}; keep one.` })
    }
    const found = lintTable(table, settings).filter(
      ({ blocks, date, until = date }) => blocks && until >= today,
    )
    return [
      ...problems,
      ...found.map(({ at, message }) => ({ path: [...path, 'days', ...at], message })),
    ]
  })
}

/** What cannot be, for a person, and where in the settings. */
export interface TimesFinding extends Problem {
  /** It prevents saving. */
  readonly blocks: boolean
  /** The times that one rule, table or single day gives, in the order of their days. */
  readonly times: readonly Impossible[]
}

export interface TimesContext {
  readonly settings: PrayerSettings
  /** What is stored: what cannot be with it either is warned about, never refused. */
  readonly saved: PrayerSettings
  /** The mosque's day. */
  readonly today: string
  /** Days under `settings`. */
  readonly dayOf: (date: string) => PrayerDay
}

export const NOT_COMPUTED: Problem = {
  path: ['calculation', 'method'],
  message: 'With this place and these angles some days get no times at all. Choose another method.',
}

/**
 * The check of resolved times that panel, server and reminders share: every iqama of the coming 400
 * days is at or after its athan and before the next, of Fajr before sunrise, and every Jumu'ah is
 * between Dhuhr's athan and Asr's. Throws RangeError as `dayOf` does.
 */
export function reviewTimes(context: TimesContext): TimesFinding[] {
  const { settings, today, dayOf } = context
  const found = impossibleTimes(settings, dayOf, today)
  const isWorse = worseThan(context, found)
  const groups = Map.groupBy(found, ({ path, off }) => `${sourceOf(path).join('.')} ${off < 0}`)
  const findings = [...groups.values()].map((times): TimesFinding => {
    const blocking = times.filter(isWorse)
    const blocks = blocking.length > 0
    return { ...impossibleInWords(settings, blocks ? blocking : times, blocks), blocks, times }
  })
  return [...disorderedDays(context), ...findings]
}

/** All that a save is refused for: what fields say among themselves, then the times that result. */
export function saveProblems(context: Omit<TimesContext, 'dayOf'>): Problem[] {
  const { settings, saved, today } = context
  const problems = newProblems(settings, saved, today)
  if (!problems.every(isOfTable)) return problems
  try {
    const findings = reviewTimes({ ...context, dayOf: dayComputer(settings, today) })
    return [...problems, ...findings.filter(({ blocks }) => blocks)]
  } catch (error) {
    if (error instanceof RangeError) return [...problems, NOT_COMPUTED]
    throw error
  }
}

/** Days before the first day on which a stored time cannot be at which admins are reminded. */
const REMINDERS = [3, 14] as const

/** What of the stored settings cannot be on the coming days; a task for as long as it is so. */
export function storedFindings(settings: PrayerSettings, today: string): TimesFinding[] {
  try {
    return reviewTimes({ settings, saved: settings, today, dayOf: dayComputer(settings, today) })
  } catch (error) {
    if (error instanceof RangeError) return []
    throw error
  }
}

/** The reminder that is due, as days before the first day; undefined while that is further away. */
export function reminderOfTimes({ times }: TimesFinding, today: string): number | undefined {
  const first = times[0]?.day.iso ?? today
  return REMINDERS.find(days => first <= addDays(today, days))
}

/** Timetables that do not fit their place leave all other times as they are. */
export const isOfTable = ({ path }: Problem): boolean => path[0] === 'tables'

/** The rule, the single day, or the prayer in a timetable. */
const sourceOf = (path: Problem['path']) =>
  path[0] === 'tables' ? [...path.slice(0, 2), ...path.slice(-1)] : path

/**
 * Whether the save makes a time of the next days impossible, or more so. Months that begin on another
 * day are no fault of what is saved: the new moon must never wait for a rule to be mended.
 */
function worseThan({ settings, saved, today }: TimesContext, found: readonly Impossible[]) {
  const last = addDays(today, REFUSED_WITHIN)
  const before = new Map<string, number>()
  if (found.some(({ day }) => day.iso <= last)) {
    const known = { ...saved, hijri: settings.hijri }
    for (const time of knownTimes(known, today)) before.set(nameOfTime(time), time.off)
  }
  return (time: Impossible) => {
    if (time.day.iso > last) return false
    const was = before.get(nameOfTime(time)) ?? 0
    return time.off < 0 ? time.off < was : time.off > was
  }
}

/** Settings that give no times at all have none that cannot be. */
function knownTimes(saved: PrayerSettings, today: string): Impossible[] {
  try {
    return impossibleTimes(saved, dayComputer(saved, today), today, REFUSED_WITHIN)
  } catch (error) {
    if (error instanceof RangeError) return []
    throw error
  }
}

/** Of several prayers of Jumu'ah each is its own. */
const nameOfTime = ({ day, name, clock }: Impossible) =>
  `${day.iso} ${name} ${name === 'jumuah' ? day.jumuah.findIndex(({ time }) => time === clock) : ''}`

/** Single days whose athans are not in the order of the day: no time can be checked against them. */
function disorderedDays({ settings, saved, today, dayOf }: TimesContext): TimesFinding[] {
  const known = new Set(saved.overrides.map(canonical))
  return settings.overrides.flatMap((override, index) => {
    const { date, athan } = override
    if (date < today || !athan || isOneDay(dayOf(date).athan)) return []
    const name = DAY_TIMES.find(time => athan[time]) ?? 'fajr'
    const message = `The athan times of ${formatLong(date)} are not in the order of the day.`
    const path = ['overrides', index, 'athan', name]
    return [{ path, message, blocks: !known.has(canonical(override)), times: [] }]
  })
}
