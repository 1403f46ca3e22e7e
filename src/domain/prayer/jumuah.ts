import { clock12, clockParts, joinTimes, shortClock } from '#domain/time/format.ts'
import { jumuahTexts } from '#texts/jumuah.ts'
import type { JumuahSlot, Khutbah, PrayerRow, PrayerTimesResponse } from './response.ts'

/** Jumu'ah times joined as in docs/product.md, section 4; '--' when there are none. */
export function joinJumuah(times: readonly string[]): string {
  return joinTimes(times) || jumuahTexts.none
}

/** The row of the first Friday with Jumu'ah on or after a date, or undefined beyond the rows. */
export function nextJumuah(rows: readonly PrayerRow[], iso: string): PrayerRow | undefined {
  return rows.find(row => row.iso >= iso && row.jumuah.length > 0)
}

/** The Jumu'ah of a day in full, with khutbah, language and khateeb; empty on a day without. */
export function slotsOn(
  sets: PrayerTimesResponse['jumuah'],
  { iso, jumuah, khutbahs }: Pick<PrayerRow, 'iso' | 'jumuah' | 'khutbahs'>,
): readonly JumuahSlot[] {
  const slots = sets.findLast(set => set.from <= iso)?.slots
  return withKhutbahs(
    jumuah.map(time => slots?.find(slot => slot.time === time) ?? { time }),
    khutbahs,
  )
}

/** Jumu'ah prayers in order, with what is known of each khutbah of that Friday. */
export function withKhutbahs(
  slots: readonly JumuahSlot[],
  khutbahs: readonly Khutbah[] = [],
): readonly JumuahSlot[] {
  return khutbahs.length ? slots.map((slot, at) => ({ ...slot, ...khutbahs[at] })) : slots
}

/** 'Imam Yusuf: Patience', or what of it is known; '' when nothing is. */
export function khutbahInWords({ khateeb, topic }: Khutbah): string {
  return khateeb && topic ? jumuahTexts.topic(khateeb, topic) : (khateeb ?? topic ?? '')
}

/** The labeled times of a Jumu'ah: ['khutbah 1:15', 'prayer 1:45 PM'], or its prayer alone. */
export function slotParts({ khutbah, time }: JumuahSlot): readonly string[] {
  const prayer = jumuahTexts.prayer(clock12(time))
  if (!khutbah) return [prayer]
  const isSameHalf = clockParts(khutbah)[1] === clockParts(time)[1]
  return [jumuahTexts.khutbah(isSameHalf ? shortClock(khutbah) : clock12(khutbah)), prayer]
}

/** 'khutbah 1:15 PM & 2:15 PM', or '' when none is announced. */
export function khutbahsInWords(slots: readonly JumuahSlot[]): string {
  const times = slots.flatMap(({ khutbah }) => (khutbah ? [clock12(khutbah)] : []))
  return times.length > 0 ? jumuahTexts.khutbah(joinTimes(times)) : ''
}
