import type { ReadyState } from '#domain/prayer/schedule.ts'
import { seasonInWords } from '#domain/prayer/season.ts'
import type { Sky } from '#domain/sky/sky.ts'

/** Puts a sky on an element [data-sky]: nothing in it is laid out again. */
export function paintSky(element: HTMLElement, { attributes, properties, moon }: Sky): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  for (const [name, value] of Object.entries(properties)) element.style.setProperty(name, value)
  element.querySelector('[data-moon]')?.setAttribute('d', moon)
}

/** Puts the season on the root, which lamps and banner follow, and into the banner's words. */
export function paintSeason({ season, today }: Pick<ReadyState, 'season' | 'today'>): void {
  document.documentElement.dataset.season = season
  const words = seasonInWords(season, today)
  for (const place of document.querySelectorAll('[data-season-words]')) {
    if (place.textContent !== words) place.textContent = words
  }
}
