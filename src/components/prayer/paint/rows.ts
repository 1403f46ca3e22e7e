import { nextJumuah } from '#domain/prayer/jumuah.ts'
import { clocksOf } from '#domain/prayer/moments.ts'
import { DAY_TIMES } from '#domain/prayer/names.ts'
import type { PrayerTimesResponse } from '#domain/prayer/response.ts'
import type { ReadyState } from '#domain/prayer/schedule.ts'
import { clock12 } from '#domain/time/format.ts'

/** Fills the table of today that waits for its island, which then replaces it. */
export function paintRows(day: ReadyState, { info }: PrayerTimesResponse): void {
  const clocks = clocksOf(day.today)
  const friday = nextJumuah(info, day.today.iso)
  for (const cell of document.querySelectorAll<HTMLElement>('[data-blank]')) {
    const [what, name, slot] = cell.dataset.blank?.split('-') ?? []
    const time = DAY_TIMES.find(time => time === name)
    const text =
      what === 'jumuah'
        ? friday?.jumuah[Number(slot)]
        : time && (what === 'athan' || time === 'sunrise' ? clocks[time] : day.today[time].iqama)
    if (text !== undefined) cell.textContent = clock12(text)
  }
}
