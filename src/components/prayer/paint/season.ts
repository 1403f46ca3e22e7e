import type { ReadyState } from '#domain/prayer/schedule.ts'
import { seasonInWords } from '#domain/prayer/season.ts'

/** Puts the season on the root, which lamps and banner follow, and into the banner's words. */
export function paintSeason({ season, today }: ReadyState): void {
  document.documentElement.dataset.season = season
  const words = seasonInWords(season, today)
  for (const place of document.querySelectorAll('[data-season-words]')) {
    if (place.textContent !== words) place.textContent = words
  }
}
