import { comingEids } from '#domain/prayer/comingEids.ts'
import { PRAYERS } from '#domain/prayer/names.ts'
import { inSeason } from '#domain/prayer/seasonalClock.ts'
import type { SeasonalClock } from '#domain/prayer/settingFields.ts'
import type { JumuahSlotSetting, PrayerSettings } from '#domain/prayer/settings.ts'
import type { PrayerDay } from '#domain/prayer/times.ts'
import { clockOf, minutesOf, type WallMoment } from '#domain/time/civil.ts'
import type { Told } from '#domain/told/pasted.ts'
import type { Change, IqamaChange, JumuahChange } from './rules/change.ts'
import { openedKhutbah } from './rules/khateebs.ts'
import { fridayToChange, jumuahOn, lastDayFrom, openedIqama, openedJumuah } from './rules/opened.ts'

/**
 * The form that an address opens, with what a pasted message says: '#change-isha'; undefined for any
 * other.
 */
export function shortcutChange(
  hash: string,
  settings: PrayerSettings,
  { moment, dayOf }: { moment: WallMoment; dayOf: (date: string) => PrayerDay },
  told: Told | null = null,
): Change | undefined {
  const today = moment.date
  const name = hash.replace(/^#change-/, '')
  const prayer = PRAYERS.find(known => known === name)
  if (prayer) return withTold(openedIqama(settings, prayer, today, dayOf), settings, today, told)
  const friday = fridayToChange(moment, dayOf(today))
  if (name === 'jumuah') {
    if (told?.what !== 'jumuah') return openedJumuah(settings, friday, today)
    return jumuahAt(told, openedJumuah(settings, told.from, today), dayOf(told.from))
  }
  if (name === 'khateeb') {
    const [date, khateeb] = told?.what === 'khateeb' ? [told.date, told.name] : [friday, undefined]
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
  const iqama = told?.what === 'iqama' && told.iqamas.find(({ prayer }) => prayer === change.prayer)
  if (!iqama) return change
  const { time, from } = iqama
  const until = lastDayFrom(settings, change.prayer, change, { day: from, today })
  return { ...change, rule: { kind: 'fixed', time }, when: 'date', from, until }
}

/** Moves the Jumu'ah that is nearest to what a message says, its khutbah and its prayer alike. */
function jumuahAt(
  { part, time }: Extract<Told, { what: 'jumuah' }>,
  change: JumuahChange,
  { daylight }: PrayerDay,
): JumuahChange {
  const aheadOf = (slot: JumuahSlotSetting) =>
    minutesOf(time) - minutesOf(inSeason(slot[part] || slot.time, daylight))
  const [nearest] = change.slots.toSorted((a, b) => Math.abs(aheadOf(a)) - Math.abs(aheadOf(b)))
  if (!nearest) return change
  const put = (slot: JumuahSlotSetting): JumuahChange => ({
    ...change,
    slots: change.slots.with(change.slots.indexOf(nearest), slot),
  })
  if (!nearest[part]) return put({ ...nearest, [part]: time })
  const moved = (clock: SeasonalClock): SeasonalClock => {
    const now = clockOf(minutesOf(inSeason(clock, daylight)) + aheadOf(nearest))
    return typeof clock === 'string' ? now : { ...clock, [daylight ? 'daylight' : 'standard']: now }
  }
  const { time: prayer, khutbah } = nearest
  return put({ ...nearest, time: moved(prayer), ...(khutbah && { khutbah: moved(khutbah) }) })
}
