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

function slotsInWords(slots: readonly JumuahSlot[], before: readonly JumuahSlot[]): string {
  if (slots.length === 0) return texts.none
  const hasMoved = slots.some(({ place }, at) => place !== before[at]?.place)
  const words = (of: readonly JumuahSlot[]) =>
    joinTimes(
      of.map(slot =>
        [...slotParts(slot), ...(hasMoved && slot.place ? [slot.place] : [])].join(marks.dot),
      ),
    )
  const [from, to] = [words(before), words(slots)]
  if (from === to) return texts.again(to)
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
