import { nextJumuah, slotParts, slotsOn } from '#domain/prayer/jumuah.ts'
import { clocksOf } from '#domain/prayer/moments.ts'
import { DAY_TIMES } from '#domain/prayer/names.ts'
import type { PrayerTimesResponse } from '#domain/prayer/response.ts'
import type { ReadyState } from '#domain/prayer/schedule.ts'
import { clock12 } from '#domain/time/format.ts'
import { DOT } from '#texts/marks.ts'

/** Fills the table of today that waits for its island, which then replaces it. */
export function paintRows(day: ReadyState, { info, jumuah }: PrayerTimesResponse): void {
  const clocks = clocksOf(day.today)
  const friday = nextJumuah(info, day.today.iso)
  const slots = friday ? slotsOn(jumuah, friday) : []
  for (const cell of document.querySelectorAll<HTMLElement>('[data-blank]')) {
    const [what, name, slot] = cell.dataset.blank?.split('-') ?? []
    const time = DAY_TIMES.find(time => time === name)
    const clock =
      time && (what === 'athan' || time === 'sunrise' ? clocks[time] : day.today[time].iqama)
    const gathering = what === 'jumuah' && slots[Number(slot)]
    const text = gathering ? slotParts(gathering).join(DOT) : clock !== undefined && clock12(clock)
    if (text !== false) cell.textContent = text
  }
}
