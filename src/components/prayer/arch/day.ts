import type { PrayerName } from '#domain/prayer/names.ts'
import type { JumuahSlot, PrayerRow } from '#domain/prayer/response.ts'
import { clock12, joinTimes, shortClock } from '#domain/time/format.ts'
import { archFootTexts } from '#texts/archFoot.ts'

/** When the congregation prays: on Fridays Jumu'ah, the slot that leads or else the first, instead of Dhuhr. */
export function iqamaOf(row: PrayerRow, prayer: PrayerName, slot?: string): string {
  if (prayer !== 'dhuhr' || row.jumuah.length === 0) return row[prayer].iqama
  return slot && row.jumuah.includes(slot) ? slot : (row.jumuah[0] ?? '')
}

/** 'Sunrise 6:50 AM'; '' where the mosque does not show it. */
export const sunriseInWords = (row: PrayerRow, isHidden: boolean | undefined): string =>
  isHidden ? '' : archFootTexts.sunrise(clock12(row.sunrise))

/** "Jumu'ah Friday 1:45 & 2:45 PM"; '' where none is known. */
export function jumuahInWords(slots: readonly JumuahSlot[], isToday: boolean): string {
  if (slots.length === 0) return ''
  const times = slots.map(({ time }, index) =>
    index < slots.length - 1 ? shortClock(time) : clock12(time),
  )
  const { jumuahToday, jumuahFriday } = archFootTexts
  return (isToday ? jumuahToday : jumuahFriday)(joinTimes(times))
}
