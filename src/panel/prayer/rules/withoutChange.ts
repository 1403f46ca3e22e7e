import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { byDate } from './change.ts'

/** The draft with one part (see inWords/parts.ts) as it is stored. */
export function withoutChange(
  draft: PrayerSettings,
  stored: PrayerSettings,
  key: string,
): PrayerSettings {
  const [group = '', name = ''] = key.split(/\.(.*)/s)
  if (group === 'overrides') {
    const overrides = swapped(draft.overrides, stored.overrides, ({ date }) => date === name)
    return { ...draft, overrides: byDate(overrides) }
  }
  if (group === 'khutbahs') {
    const { khutbahs: _, ...rest } = draft
    const isOf = ({ date }: { date: string }) => date === name
    const khutbahs = swapped(draft.khutbahs ?? [], stored.khutbahs ?? [], isOf)
    return khutbahs.length > 0 || stored.khutbahs ? { ...rest, khutbahs: byDate(khutbahs) } : rest
  }
  if (group === 'tables') {
    const isOf = ({ year }: { year: number }) => String(year) === name
    return { ...draft, tables: swapped(draft.tables, stored.tables, isOf) }
  }
  if (group === 'hijri' && /^\d/.test(name)) {
    const isOf = ({ year, month }: { year: number; month: number }) => `${year}-${month}` === name
    const confirmed = swapped(draft.hijri.confirmed, stored.hijri.confirmed, isOf)
    const ordered = confirmed.sort((a, b) => a.year - b.year || a.month - b.month)
    return { ...draft, hijri: { ...draft.hijri, confirmed: ordered } }
  }
  return field(draft, stored, name ? [group, name] : [group]) as PrayerSettings
}

function swapped<T>(list: readonly T[], stored: readonly T[], isOf: (item: T) => boolean): T[] {
  return [...list.filter(item => !isOf(item)), ...stored.filter(isOf)]
}

/** An object with the field at a path as in another one, absent where that has none. */
function field(draft: object | undefined, stored: object | undefined, path: string[]): object {
  const [name = '', ...rest] = path
  const { [name]: mine, ...others } = { ...draft } as Record<string, object | undefined>
  const theirs = (stored as Record<string, object | undefined> | undefined)?.[name]
  const value = rest.length > 0 ? field(mine, theirs, rest) : theirs
  const isEmpty = value === undefined || (theirs === undefined && Object.keys(value).length === 0)
  return isEmpty ? others : { ...others, [name]: value }
}
