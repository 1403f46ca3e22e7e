import { nextJumuah, slotParts, slotsOn } from '#domain/prayer/jumuah.ts'
import { clocksOf } from '#domain/prayer/moments.ts'
import { DAY_TIMES } from '#domain/prayer/names.ts'
import type { JumuahSlot, PrayerTimesResponse } from '#domain/prayer/response.ts'
import type { ReadyState } from '#domain/prayer/schedule.ts'
import { clock12 } from '#domain/time/format.ts'
import { ROW_KINDS, rowKind } from '#islands/prayer/rowKind.ts'
import { jumuahTexts } from '#texts/jumuah.ts'
import { DOT } from '#texts/marks.ts'

/** Fills the table of today that waits for its island, which then replaces it with rows as high. */
export function paintRows(day: ReadyState, { info, jumuah }: PrayerTimesResponse): void {
  const clocks = clocksOf(day.today)
  const friday = nextJumuah(info, day.today.iso)
  const slots = friday ? slotsOn(jumuah, friday) : []
  for (const cell of document.querySelectorAll<HTMLElement>('[data-blank]')) {
    const [what, name, slot] = cell.dataset.blank?.split('-') ?? []
    const time = DAY_TIMES.find(time => time === name)
    const kind = time && rowKind(time, day.today)
    if (kind) {
      cell.parentElement?.classList.remove(...ROW_KINDS)
      cell.parentElement?.classList.add(kind)
    }
    const text =
      what === 'jumuah'
        ? gatheringInWords(slots[Number(slot)])
        : kind === 'today-jumuah' && what === 'iqama'
          ? jumuahTexts.none
          : time &&
            clock12(what === 'athan' || time === 'sunrise' ? clocks[time] : day.today[time].iqama)
    if (text !== undefined) cell.textContent = text
  }
}

const gatheringInWords = (slot: JumuahSlot | undefined) => slot && slotParts(slot).join(DOT)
