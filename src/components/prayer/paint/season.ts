import { bannerInWords } from '#domain/prayer/bannerWords.ts'
import { slotsOn } from '#domain/prayer/jumuah.ts'
import type { PrayerTimesResponse } from '#domain/prayer/response.ts'
import type { ReadyState } from '#domain/prayer/schedule.ts'

/** Puts the season on the root, which lamps and banner follow, and into the banner's words. */
export function paintSeason(
  day: ReadyState,
  { jumuah }: Pick<PrayerTimesResponse, 'jumuah'>,
): void {
  document.documentElement.dataset.season = day.season
  const words = bannerInWords(day, slotsOn(jumuah, day.today))
  for (const place of document.querySelectorAll('[data-season-words]')) {
    if (place.textContent !== words) place.textContent = words
  }
}
