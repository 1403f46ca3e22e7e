import { badgeInWords } from '#domain/prayer/leadWords.ts'
import type { ReadyState } from '#domain/prayer/schedule.ts'
import { clock12 } from '#domain/time/format.ts'
import { badgeTexts } from '#texts/prayerLead.ts'

/** Paints a badge of the header; without a day it is a plain link again. */
export function paintBadge(badge: HTMLElement, day: ReadyState | null): void {
  const [name, left, note] = day ? badgeInWords(day) : [badgeTexts.link, '', '']
  const texts = { name, time: left, note, clock: day ? clock12(day.lead.time) : '' }
  badge.dataset.state = day?.lead.what ?? 'loading'
  for (const [part, text] of Object.entries(texts)) {
    const place = badge.querySelector(`[data-prayer-${part}]`)
    if (place && place.textContent !== text) place.textContent = text
  }
}
