import type { EidName } from '#domain/prayer/eid.ts'
import { cleanKhutbahs } from '#domain/prayer/inWords/clean.ts'
import { PRAYERS, type PrayerName } from '#domain/prayer/names.ts'
import type { OpenRange } from '#domain/prayer/ranges.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { addDays } from '#domain/time/civil.ts'
import { type Merged, type MergeRules, merge, type Side } from '#panel/editing/merge.ts'
import { byDate } from './change.ts'
import { joined } from './rangeEdits.ts'

/** From which depth on a part is one thing; a list that is not here is merged row by row. */
const WHOLE_FROM: Readonly<Record<string, number>> = {
  place: 1,
  calculation: 2,
  iqama: 3,
  jumuah: 4,
  overrides: 4,
  tables: 2,
  hijri: 3,
  told: 2,
  ramadan: 3,
  eid: 4,
  extraTimes: 2,
}

const keyOf = (item: unknown) => {
  const { date, year, month } = item as { date?: string; year?: number; month?: number }
  return year === undefined ? date : [year, month].join('-')
}

/**
 * Three-way merge of prayer settings, row by row: each iqama from one day of change to the next, each
 * Jumu'ah, khutbah and Eid prayer, each time of a single day, and each timetable is one.
 */
export function mergeSettings(
  base: PrayerSettings,
  mine: PrayerSettings,
  theirs: PrayerSettings,
  choose?: (key: string) => Side,
): Merged<PrayerSettings> {
  const all = [base, mine, theirs]
  const cuts = cutsOf(all)
  // Both may add the first of a list that may be absent.
  const known = mine.khutbahs && theirs.khutbahs ? { khutbahs: [], ...base } : base
  const [before, my, their] = [inRows(known, cuts), inRows(mine, cuts), inRows(theirs, cuts)]
  const isWhole: NonNullable<MergeRules['isWhole']> = path => {
    const [part = '', name = ''] = path
    const at = path.join('/')
    if (at === 'hijri/months' || /^overrides.+jumuah$/.test(at)) return true
    // The prayers of another year are others.
    const years = new Set(all.map(({ eid }) => eid?.[name as EidName]?.year))
    return path.length >= (part === 'eid' && years.size > 1 ? 2 : (WHOLE_FROM[part] ?? Infinity))
  }
  const { value, conflicts } = merge(before, my, their, { isWhole, keyOf }, choose)
  if (value === my) return { value: mine, conflicts }
  return { value: value === their ? theirs : fromRows(value, cuts), conflicts }
}

type Places<Value> = Readonly<Record<number, Value>>
type Rules<T> = Readonly<Record<PrayerName | 'jumuah', T>>

/** Of each kind of rule, the days on which one begins or ends in any of the settings. */
function cutsOf(all: readonly PrayerSettings[]): Rules<readonly string[]> {
  const cuts = (ranges: readonly OpenRange[]) => {
    const days = ranges.flatMap(({ from, until }) => [from ?? '', until ? addDays(until, 1) : ''])
    return [...new Set(days)].filter(Boolean).sort()
  }
  return {
    ...ofEach(prayer => cuts(all.flatMap(({ iqama }): OpenRange[] => iqama[prayer]))),
    jumuah: cuts(all.flatMap(({ jumuah }) => jumuah)),
  }
}

/** Lists as rows by what they are about: rules by the day they begin, khateebs by their places. */
const inRows = (settings: PrayerSettings, cuts: Rules<readonly string[]>) => ({
  ...settings,
  iqama: ofEach(prayer => rulesByDay(settings.iqama[prayer], cuts[prayer])),
  jumuah: rulesByDay(settings.jumuah, cuts.jumuah),
  khutbahs: settings.khutbahs?.map(({ date, slots }) => ({ date, slots: { ...slots } })),
  rota: settings.rota && {
    ...settings.rota,
    fridays: { ...settings.rota.fridays.map((names): Places<string> => ({ ...names })) },
  },
})

function fromRows(rows: ReturnType<typeof inRows>, cuts: Rules<readonly string[]>): PrayerSettings {
  const { khutbahs, rota, ...rest } = rows
  const fridays = khutbahs?.map(({ date, slots }) => ({
    date,
    slots: cleanKhutbahs(inPlaces(slots, {})),
  }))
  const turns =
    rota && Object.values<Places<string>>(rota.fridays).map(names => inPlaces(names, ''))
  return {
    ...rest,
    iqama: ofEach(prayer => rangesFrom(rows.iqama[prayer], cuts[prayer])),
    jumuah: rangesFrom(rows.jumuah, cuts.jumuah),
    overrides: byDate(rest.overrides),
    ...(fridays && { khutbahs: byDate(fridays) }),
    ...(rota && turns && { rota: { ...rota, fridays: turns } }),
  }
}

/** What applies from each of the days on, by Hijri month and day. */
function rulesByDay<T extends OpenRange>(ranges: readonly T[], cuts: readonly string[]) {
  const rules = ranges.flatMap(({ until = '9999', ...rule }) => {
    const { from = '', hijriMonth = 0 } = rule
    const days = [from, ...cuts.filter(day => from < day && day <= until)]
    return days.map(day => [`${hijriMonth} ${day}`, { ...rule, from: day }] as const)
  })
  return Object.fromEntries(rules)
}

function rangesFrom<T extends OpenRange>(rules: Record<string, T>, cuts: readonly string[]) {
  const ranges = Object.values(rules).map(({ from = '', ...rule }) => {
    const next = cuts.find(day => day > from)
    return { ...(from && { from }), ...(next && { until: addDays(next, -1) }), ...rule }
  })
  return joined(ranges as unknown as T[])
}

const ofEach = <Value>(ruleOf: (prayer: PrayerName) => Value) =>
  Object.fromEntries(PRAYERS.map(prayer => [prayer, ruleOf(prayer)])) as Record<PrayerName, Value>

/** The values of a list by their places; a place that nobody filled is blank. */
const inPlaces = <Value>(values: Places<Value>, blank: Value): Value[] =>
  Array.from(
    { length: Math.max(-1, ...Object.keys(values).map(Number)) + 1 },
    (_, at) => values[at] ?? blank,
  )
