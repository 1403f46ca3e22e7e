import { clocksInWords, khutbahTimes, slotWithKhateeb } from '#domain/prayer/jumuah.ts'
import type { Lead } from '#domain/prayer/lead.ts'
import type { PrayerName } from '#domain/prayer/names.ts'
import type { JumuahSlot, PrayerRow } from '#domain/prayer/response.ts'
import { clock12, shortClock } from '#domain/time/format.ts'
import { archFootTexts } from '#texts/archFoot.ts'

/**
 * When the congregation gathers, and what that is where it is no iqama: on Fridays the khutbah of
 * the Jumu'ah that leads, or else of the first, and its prayer once that leads.
 */
export function gatheringOf(
  row: PrayerRow,
  prayer: PrayerName,
  slots: readonly JumuahSlot[],
  lead?: Pick<Lead, 'what' | 'slot'>,
): readonly [clock: string, what: string] {
  const slot = slots.find(({ time }) => time === lead?.slot?.time) ?? slots[0]
  if (prayer !== 'dhuhr' || !slot) return [shortClock(row[prayer].iqama), '']
  const { khutbah, time } = slot
  return khutbah && !(lead?.what === 'prayer' && lead.slot?.time === time)
    ? [shortClock(khutbah), archFootTexts.khutbah]
    : [shortClock(time), archFootTexts.prayer]
}

/** 'Sunrise 6:50 AM'; '' where the mosque does not show it. */
export const sunriseInWords = (row: PrayerRow, isHidden: boolean | undefined): string =>
  isHidden ? '' : archFootTexts.sunrise(clock12(row.sunrise))

/**
 * "Jumu'ah Friday: khutbah 1:15 · prayer 1:45 PM", a line for each, and for narrow screens
 * "Jumu'ah Friday: khutbah 1:15 & 2:15 PM"; '' where none is known.
 */
export function jumuahInWords(
  slots: readonly JumuahSlot[],
  isToday: boolean,
): Record<'full' | 'short', string> {
  if (slots.length === 0) return { full: '', short: '' }
  const when = isToday ? archFootTexts.jumuahToday : archFootTexts.jumuahFriday
  const full = when(slots.map(slotWithKhateeb).join('\n'))
  return { full, short: when(khutbahTimes(slots, clocksInWords)) }
}
