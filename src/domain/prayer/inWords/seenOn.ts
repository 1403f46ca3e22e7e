import { canonical } from '#domain/canonical.ts'
import type { PrayerDay } from '../times.ts'
import type { RuleEffect } from './ruleEffects.ts'
import type { Comparison } from './versions.ts'

/** The days on which visitors read something else after a part of the settings changed. */
interface Seen extends Pick<RuleEffect, 'dates' | 'among' | 'last' | 'month'> {
  /** Why there is none; '' where there is nothing to say. */
  readonly why: string
  /** The words of the part do not say which times visitors read. */
  readonly movesTimes: boolean
}

/** What of a day a part of the settings can change, by its group. */
const READ: Readonly<Record<string, (day: PrayerDay) => unknown>> = {
  place: timesOf,
  calculation: timesOf,
  tables: ({ athan, iqama }) => [athan, iqama],
  overrides: day => [day.athan, iqamaOf(day), day.jumuah, day.override?.note],
  khutbahs: ({ khutbahs }) => khutbahs,
  rota: ({ khutbahs }) => khutbahs,
  hijri: day => [day.hijri, timesOf(day), day.jumuah, day.eid],
  eid: ({ eid }) => eid,
  ramadan: ({ imsak, tarawih }) => [imsak, tarawih],
}

/** Undefined for parts that no day's times show, such as which further times are listed. */
export function seenOn(key: string, { before, after, today, dates }: Comparison): Seen | undefined {
  const [group = '', name = ''] = key.split(/\.(.*)/s)
  const read = READ[group]
  if (!read || key === 'hijri.turnsAt' || key === 'hijri.tellsExpected') return undefined
  const isDay = group === 'overrides' || group === 'khutbahs'
  const concerned = isDay
    ? [name].filter(date => date >= today)
    : dates.filter(date => group !== 'tables' || date.startsWith(name))
  const seen = concerned.filter(
    date => canonical(read(before.dayOf(date))) !== canonical(read(after.dayOf(date))),
  )
  const [first = '', end = ''] = [seen[0], seen.at(-1)]
  return {
    dates: seen,
    among: dates.filter(date => first <= date && date <= end),
    last: dates.at(-1) ?? '',
    month: undefined,
    why: concerned.length === 0 ? 'it is past' : whyUnseen(group, after.dayOf(concerned[0] ?? '')),
    movesTimes: group === 'tables' || group === 'calculation' || group === 'place',
  }
}

function whyUnseen(group: string, { jumuah }: PrayerDay): string {
  if (group === 'khutbahs') return jumuah.length === 0 ? "there is no Jumu'ah then" : ''
  return group === 'overrides' || group === 'tables' ? 'the times stay the same' : ''
}

function timesOf(day: PrayerDay) {
  return [day.athan, iqamaOf(day), day.imsak, day.tarawih]
}

/** The iqamas that visitors read: Jumu'ah takes the place of Dhuhr's. */
function iqamaOf({ iqama, jumuah }: PrayerDay) {
  const { dhuhr, ...others } = iqama
  return jumuah.length > 0 ? others : { ...others, dhuhr }
}
