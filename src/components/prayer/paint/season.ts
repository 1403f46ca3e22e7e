import { bannerInWords } from '#domain/prayer/bannerWords.ts'
import type { ReadyState } from '#domain/prayer/schedule.ts'

/** Puts the season on the root, which lamps and banner follow, and into the banner's words. */
export function paintSeason(day: ReadyState): void {
  const { season } = day
  document.documentElement.dataset.season = season
  const words = bannerInWords(day)
  for (const place of document.querySelectorAll('[data-season-words]')) {
    if (place.textContent !== words) place.textContent = words
  }
}
