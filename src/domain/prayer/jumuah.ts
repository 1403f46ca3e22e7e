import { addDays } from '#domain/time/civil.ts'
import { clock12, clockParts, joinTimes, shortClock } from '#domain/time/format.ts'
import { jumuahTexts } from '#texts/jumuah.ts'
import { marks } from '#texts/marks.ts'
import type { JumuahSlot, Khutbah, PrayerRow, PrayerTimesResponse } from './response.ts'

/** The next Friday with Jumu'ah, on or after a date, and its prayers in full; none beyond the rows. */
export function jumuahAhead(
  { info, jumuah }: Pick<PrayerTimesResponse, 'info' | 'jumuah'>,
  date: string,
): { readonly iso?: string; readonly slots: readonly JumuahSlot[] } {
  const row = info.find(({ iso, jumuah }) => iso >= date && jumuah.length > 0)
  return row ? { iso: row.iso, slots: slotsOn(jumuah, row) } : { slots: [] }
}

/** The Jumu'ah that is still to be prayed. */
export const jumuahToCome = (
  response: Pick<PrayerTimesResponse, 'info' | 'jumuah'>,
  {
    today,
    isJumuahOver,
  }: { readonly today: PrayerRow; readonly isJumuahOver?: boolean | undefined },
) => jumuahAhead(response, isJumuahOver ? addDays(today.iso, 1) : today.iso)

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
export function slotParts(
  { khutbah, time }: JumuahSlot,
  inWords = clocksInWords,
): readonly string[] {
  const labels = [...(khutbah ? [jumuahTexts.khutbah] : []), jumuahTexts.prayer]
  const clocks = inWords(khutbah ? [khutbah, time] : [time])
  return labels.map((label, at) => label(clocks[at] ?? ''))
}

/** ['1:15', '2:15'], where a name or a head says which half of the day it is. */
export const shortClocks = (clocks: readonly string[]): readonly string[] => clocks.map(shortClock)

/** ['1:15', '2:15 PM']: the half of the day is said once where it is the same. */
export function clocksInWords(clocks: readonly string[]): readonly string[] {
  const half = clockParts(clocks.at(-1) ?? '')[1]
  return clocks.map((clock, at) =>
    at < clocks.length - 1 && clockParts(clock)[1] === half ? shortClock(clock) : clock12(clock),
  )
}

/** 'khutbah 1:15 · prayer 1:45 PM, Imam Yusuf' */
export const slotWithKhateeb = (slot: JumuahSlot): string =>
  [slotParts(slot).join(marks.dot), slot.khateeb].filter(Boolean).join(marks.comma)

/** 'khutbah 1:15 & 2:15', where room is for one time of each; the prayers where no khutbah is announced. */
export const khutbahTimes = (slots: readonly JumuahSlot[], inWords = shortClocks): string =>
  khutbahsInWords(slots, inWords) ||
  jumuahTexts.prayer(joinTimes(inWords(slots.map(({ time }) => time))))

/** 'khutbah 1:15 & 2:15 PM', or '' when none is announced. */
export function khutbahsInWords(slots: readonly JumuahSlot[], inWords = clocksInWords): string {
  const khutbahs = slots.flatMap(({ khutbah = [] }) => khutbah)
  return khutbahs.length > 0 ? jumuahTexts.khutbah(joinTimes(inWords(khutbahs))) : ''
}
