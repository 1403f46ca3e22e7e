import { bannerInWords } from '#domain/prayer/bannerWords.ts'
import { slotsOn } from '#domain/prayer/jumuah.ts'
import { badgeInWords } from '#domain/prayer/leadWords.ts'
import type { PrayerTimesResponse } from '#domain/prayer/response.ts'
import type { ReadyState } from '#domain/prayer/schedule.ts'
import { slotTimes, todayTimes } from '#domain/prayer/view/today.ts'
import { clock12, formatDay } from '#domain/time/format.ts'
import { badgeTexts } from '#texts/prayerLead.ts'
import { fillPlaces, putText } from './places.ts'

/** Paints a badge of the header; without a day it is a plain link again. */
export function paintBadge(badge: HTMLElement, day: ReadyState | null): void {
  const [name, time, note] = day ? badgeInWords(day) : [badgeTexts.link, '', '']
  badge.dataset.state = day?.lead.what ?? 'loading'
  fillPlaces(badge, { name, time, note, clock: day ? clock12(day.lead.time) : '' }, 'prayer-')
}

/** Fills the blank table of today, which another script then replaces with rows as high. */
export function paintRows(day: ReadyState, response: PrayerTimesResponse): void {
  const place = document.querySelector<HTMLElement>('[data-blank]')
  const table = place?.querySelector('.today-rows')
  if (!place || !table) return
  const { cells, own, next } = todayTimes(day, response)
  for (const { name, kind, athan, iqama } of cells) {
    fillPlaces(table, { [`athan-${name}`]: athan, [`iqama-${name}`]: iqama })
    const line = table.querySelector(`[data-paint=athan-${name}]`)?.closest('tr')
    if (line) line.className = kind
  }
  // In a table with Dhuhr's row, a Friday's Jumu'ah has its place, and its prayers are below it.
  const friday = table.querySelector('tr.today-jumuah')
  const below = table.querySelector('tbody.today-jumuah')
  if (friday && below?.lastElementChild) {
    friday.after(below.lastElementChild)
    below.remove()
  }
  // Which Friday it is: not the coming one, where that has none.
  if (next.iso) fillPlaces(table, { 'detail-jumuah': formatDay(next.iso) })
  for (const [at, slot] of (friday ? own : next.slots).entries()) {
    fillPlaces(table, { [`jumuah-${at}`]: slotTimes(slot) })
  }
  place.ariaBusy = 'false'
  if (place.dataset.blank === day.today.iso) place.dataset.blank = 'today'
}

/** Puts the season on the root, which lamps and banner follow, and into the banner's words. */
export function paintSeason(
  day: ReadyState,
  { jumuah }: Pick<PrayerTimesResponse, 'jumuah'>,
): void {
  document.documentElement.dataset.season = day.season
  const words = bannerInWords(day, slotsOn(jumuah, day.today))
  for (const place of document.querySelectorAll('[data-season-words]')) putText(place, words)
}
