import type { PrayerName } from './names.ts'
import type { PrayerDay } from './times.ts'

/** What decides an iqama or Jumu'ah, most particular first (docs/product.md, section 4). */
export const DECIDERS = ['day', 'table', 'rule'] as const
export type Decider = (typeof DECIDERS)[number]

/** What decided an iqama, or Jumu'ah, on a day. */
export function deciderOf(
  { override, tableIqama }: PrayerDay,
  name: PrayerName | 'jumuah',
): Decider {
  if (name === 'jumuah') return override?.jumuah ? 'day' : 'rule'
  if (override?.iqama?.[name]) return 'day'
  return tableIqama.includes(name) ? 'table' : 'rule'
}
