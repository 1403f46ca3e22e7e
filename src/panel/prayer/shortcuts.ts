import { comingEids } from '#domain/prayer/comingEids.ts'
import { PRAYERS } from '#domain/prayer/names.ts'
import { inSeason } from '#domain/prayer/seasonalClock.ts'
import { MOST_SLOTS, type SeasonalClock } from '#domain/prayer/settingFields.ts'
import type { JumuahSlotSetting, PrayerSettings } from '#domain/prayer/settings.ts'
import type { PrayerDay } from '#domain/prayer/times.ts'
import { clockOf, minutesOf, type WallMoment } from '#domain/time/civil.ts'
import type { Told, ToldTime } from '#domain/told/told.ts'
import type { ToldSlot } from '#domain/told/words.ts'
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
    const jumuah = toldOf(told, 'jumuah')
    if (!jumuah) return openedJumuah(settings, friday, today)
    const { slots, from, until } = jumuah
    if (slots.length === 0) {
      const day = settings.overrides.find(({ date }) => date === from)
      return {
        ...{ kind: 'day', day: { ...structuredClone(day), date: from, jumuah: [] } },
        replaces: day?.date,
      }
    }
    const change = jumuahAt(slots, openedJumuah(settings, from, today), dayOf(from))
    return until ? { ...change, until } : change
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
  const { times, place } = told?.what === 'eid' ? told : { times: [''] }
  const prayers = times.slice(0, MOST_SLOTS).map(time => ({ time, ...(place && { place }) }))
  const isStored = eid && told?.what !== 'eid'
  return {
    ...{ kind: 'eid', festival },
    eid: isStored ? structuredClone(eid) : { year, ...eid, prayers },
  }
}

/** What a message says of a prayer. */
const toldOf = <Name extends ToldTime['prayer']>(told: Told | null, name: Name) =>
  told?.what === 'times'
    ? told.times.find((one): one is Extract<ToldTime, { prayer: Name }> => one.prayer === name)
    : undefined

/** The form of an iqama with the time and the first day that a message says. */
function withTold(
  change: IqamaChange,
  settings: PrayerSettings,
  today: string,
  told: Told | null,
): IqamaChange {
  const iqama = toldOf(told, change.prayer)
  if (!iqama) return change
  const { time, from } = iqama
  const until = iqama.until ?? lastDayFrom(settings, change.prayer, change, { day: from, today })
  return {
    ...change,
    rule: { kind: 'fixed', time },
    when: iqama.until === from ? 'day' : 'date',
    from,
    until,
  }
}

/**
 * Moves the Jumu'ah that a message names as the first or second, those that are nearest to what it says,
 * or all in their order where it names as many; a khutbah moves with its prayer.
 */
function jumuahAt(
  told: readonly ToldSlot[],
  change: JumuahChange,
  { daylight }: PrayerDay,
): JumuahChange {
  const now = (clock: SeasonalClock) => minutesOf(inSeason(clock, daylight))
  const at = (clock: SeasonalClock | undefined, time: string): SeasonalClock =>
    typeof clock === 'object' ? { ...clock, [daylight ? 'daylight' : 'standard']: time } : time
  const slots = [...change.slots]
  const left = [...change.slots]
  for (const { khutbah, time, nth } of told) {
    const [part, given] = time ? (['time', time] as const) : (['khutbah', khutbah ?? ''] as const)
    const aheadOf = (slot: JumuahSlotSetting) => minutesOf(given) - now(slot[part] || slot.time)
    const nearest = left.toSorted((a, b) => Math.abs(aheadOf(a)) - Math.abs(aheadOf(b)))
    const inOrder = told.length < slots.length ? nearest : left
    const slot = nth === undefined ? inOrder[0] : left[nth]
    if (!slot) {
      if (slots.length < MOST_SLOTS) slots.push({ time: time ?? '', ...(khutbah && { khutbah }) })
      continue
    }
    left.splice(left.indexOf(slot), 1)
    const moved = (clock: SeasonalClock) => at(clock, clockOf(now(clock) + aheadOf(slot)))
    slots[slots.indexOf(slot)] =
      khutbah && time
        ? { ...slot, time: at(slot.time, time), khutbah: at(slot.khutbah, khutbah) }
        : !slot[part]
          ? { ...slot, [part]: given }
          : {
              ...slot,
              time: moved(slot.time),
              ...(slot.khutbah && { khutbah: moved(slot.khutbah) }),
            }
  }
  return { ...change, slots }
}
