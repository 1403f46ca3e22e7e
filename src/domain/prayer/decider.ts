import type { PrayerName } from './names.ts'
import type { IqamaSource, PrayerDay } from './times.ts'

/** What comes before every rule of the settings. */
export type OverRules = Extract<IqamaSource, 'day' | 'table'>

/** What decides an iqama, or Jumu'ah, on a day: a single day, the timetable, or else a rule. */
export function deciderOf(
  { override, sources }: PrayerDay,
  name: PrayerName | 'jumuah',
): OverRules | 'rule' {
  if (name === 'jumuah') return override?.jumuah ? 'day' : 'rule'
  const source = sources[name]
  return source === 'day' || source === 'table' ? source : 'rule'
}
