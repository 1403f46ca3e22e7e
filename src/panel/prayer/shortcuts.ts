import { comingEids } from '#domain/prayer/comingEids.ts'
import { PRAYERS } from '#domain/prayer/names.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import type { Told } from '#domain/told/pasted.ts'
import type { Change, IqamaChange } from './rules/change.ts'
import { comingFridays, openedKhutbah } from './rules/khateebs.ts'
import { jumuahOn, lastDayFrom, openedIqama, openedJumuah } from './rules/opened.ts'

/**
 * The form that an address opens, with what a pasted message says: '#change-isha'; undefined for any
 * other.
 */
export function shortcutChange(
  hash: string,
  settings: PrayerSettings,
  today: string,
  told: Told | null = null,
): Change | undefined {
  const name = hash.replace(/^#change-/, '')
  const prayer = PRAYERS.find(known => known === name)
  if (prayer) return withTold(openedIqama(settings, prayer, today), settings, today, told)
  if (name === 'jumuah') return openedJumuah(settings, today)
  if (name === 'khateeb') {
    const [next = today] = comingFridays(today, 1)
    const [date, khateeb] = told?.what === 'khateeb' ? [told.date, told.name] : [next, undefined]
    const change = openedKhutbah(settings, date, jumuahOn(settings, date, today)?.length ?? 1)
    const [first, ...others] = change.slots
    return khateeb ? { ...change, slots: [{ ...first, khateeb }, ...others] } : change
  }
  if (name !== 'eid') return undefined
  const coming = comingEids(settings, today)
  const { festival, year, eid } = coming.find(day => !day.eid) ?? coming[0] ?? {}
  if (!festival || year === undefined) return undefined
  return { kind: 'eid', festival, eid: structuredClone(eid) ?? { year, prayers: [{ time: '' }] } }
}

/** The form of an iqama with the time and the first day that a message says. */
function withTold(
  change: IqamaChange,
  settings: PrayerSettings,
  today: string,
  told: Told | null,
): IqamaChange {
  if (told?.what !== 'iqama' || told.prayer !== change.prayer) return change
  const { time, from } = told
  const until = lastDayFrom(settings, change.prayer, change, { day: from, today })
  return { ...change, rule: { kind: 'fixed', time }, when: 'date', from, until }
}
