import { joinTimes } from '#domain/time/format.ts'
import { marks } from '#texts/marks.ts'
import { jumuahChangeTexts as texts } from '#texts/prayerChanges.ts'
import { slotParts, slotsOn, withKhutbahs } from './jumuah.ts'
import type { JumuahSlot, PrayerRow, PrayerTimesResponse, ToldDay } from './response.ts'

/**
 * What changes at a Friday's Jumu'ah against the last ordinary Friday: its khutbahs, prayers and
 * places; and what is known of this Friday alone, its khateebs and where it is for once.
 */
export function jumuahChanges(
  row: PrayerRow,
  sets: PrayerTimesResponse['jumuah'],
  usual: ToldDay | undefined,
): { readonly single: readonly string[]; readonly lasting: readonly string[] } {
  const { khutbahs = [], changes = [], only = [] } = row
  const slots = slotsOn(sets, { ...row, khutbahs: [] })
  const isMoved = slots.some(({ place }, at) => (khutbahs[at]?.place ?? place) !== place)
  const isMarked = changes.includes('jumuah')
  const isSingle = isMarked && only.includes('jumuah')
  const before = usual ? (usual.slots ?? slotsOn(sets, { ...usual, khutbahs: [] })) : []
  const line = (of: readonly JumuahSlot[]) => slotsInWords(of, before)
  const single = [
    ...(isMoved || isSingle ? [line(withKhutbahs(slots, khutbahs))] : []),
    ...khateebsInWords(khutbahs, usual?.khutbahs ?? []),
  ]
  return { single, lasting: isMarked && !isSingle ? [line(slots)] : [] }
}

/** A slot that is as on the Friday before is not repeated, nor are times beside a place that is not. */
function slotsInWords(all: readonly JumuahSlot[], usual: readonly JumuahSlot[]): string {
  if (all.length === 0) return texts.none
  const times = (slot?: JumuahSlot) => (slot ? slotParts(slot).join(marks.dot) : '')
  const isOther = (_: JumuahSlot, at: number) =>
    all.length !== usual.length ||
    all[at]?.place !== usual[at]?.place ||
    times(all[at]) !== times(usual[at])
  const [slots, before] = [all.filter(isOther), usual.filter(isOther)]
  if (slots.length === 0) return texts.again(joinTimes(all.map(times)))
  const hasMoved = slots.some(({ place }, at) => place !== before[at]?.place)
  const isLater = slots.some((slot, at) => times(slot) !== times(before[at]))
  const words = (of: readonly JumuahSlot[], hasTimes: boolean) =>
    joinTimes(
      of
        .map(slot => [hasTimes && times(slot), hasMoved && slot.place].filter(Boolean))
        .flatMap(parts => (parts.length ? parts.join(marks.dot) : [])),
    )
  const [from, to] = [words(before, isLater), words(slots, true)]
  return from ? texts.was(to, from) : texts.to(to)
}

type Khateebs = readonly { readonly khateeb?: string }[]

/** Who gives the khutbahs, where that is known and not as on the Friday before. */
function khateebsInWords(now: Khateebs, before: Khateebs): string[] {
  if (!now.some(({ khateeb }, at) => khateeb && khateeb !== before[at]?.khateeb)) return []
  const names = (of: Khateebs) => joinTimes(of.flatMap(({ khateeb }) => khateeb ?? []))
  const [from, to] = [names(before), names(now)]
  return [from ? texts.khateebWas(to, from) : texts.khateeb(to)]
}
