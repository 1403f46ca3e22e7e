import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { type Merged, type MergeRules, merge, type Side } from '#panel/editing/merge.ts'
import { byDate } from './change.ts'

/** The lists that are merged item by item; every other list belongs to one rule or one day. */
const LISTS = ['overrides', 'khutbahs', 'tables', 'hijri', 'hijri/confirmed']

const RULES: MergeRules = {
  isWhole: path =>
    path.length > 1
      ? !LISTS.includes(path.join('/'))
      : ['place', 'jumuah', 'rota'].includes(String(path[0])),
  keyOf: item => {
    const { date, year, month } = item as { date?: string; year?: number; month?: number }
    return year === undefined ? date : [year, month].join('-')
  },
}

/** Three-way merge of prayer settings, part by part: each iqama, single day and timetable is one. */
export function mergeSettings(
  base: PrayerSettings,
  mine: PrayerSettings,
  theirs: PrayerSettings,
  choose?: (key: string) => Side,
): Merged<PrayerSettings> {
  // Both may add the first of a list that may be absent.
  const known = mine.khutbahs && theirs.khutbahs ? { khutbahs: [], ...base } : base
  const { value, conflicts } = merge(known, mine, theirs, RULES, choose)
  if (value === mine || value === theirs) return { value, conflicts }
  const { khutbahs } = value
  const lists = {
    overrides: byDate(value.overrides),
    ...(khutbahs && { khutbahs: byDate(khutbahs) }),
  }
  return { value: { ...value, ...lists }, conflicts }
}
