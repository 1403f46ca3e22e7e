import type { JumuahSlot, PrayerRow, PrayerTimesAnswer } from './answer.ts'

/** Jumu'ah times joined as SPEC section 2 shows them, '--' when there are none. */
export function joinJumuah(times: readonly string[]): string {
  return times.join(' & ') || '--'
}

/** The row of the first Friday with Jumu'ah on or after a date, or undefined beyond the rows. */
export function nextJumuah(rows: readonly PrayerRow[], iso: string): PrayerRow | undefined {
  return rows.find(row => row.iso >= iso && row.jumuah.length > 0)
}

/** The slots of a Friday in full, with khutbah and language. */
export function slotsOn(answer: PrayerTimesAnswer, friday: string): readonly JumuahSlot[] {
  return answer.jumuah.findLast(set => set.from <= friday)?.slots ?? []
}
