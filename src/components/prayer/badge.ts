import { badgeInWords } from '#domain/prayer/leadWords.ts'
import type { ReadyState } from '#domain/prayer/schedule.ts'
import { $prayerDay, keepPrayerTimes } from '#stores/prayer.ts'

/** Keeps the header's badge up to date, with the notices of the day. */
export function startPrayerBadge(): void {
  const badges = [...document.querySelectorAll<HTMLElement>('[data-prayer-badge]')]
  if (badges.length === 0) return
  $prayerDay.subscribe(day => {
    if (!day) return
    for (const badge of badges) show(badge, day)
  })
  keepPrayerTimes()
}

function show(badge: HTMLElement, day: ReadyState): void {
  const words = badgeInWords(day)
  badge.dataset.state = day.lead.what
  badge.dataset.season = day.season
  for (const [index, name] of ['name', 'time', 'note'].entries()) {
    const place = badge.querySelector(`[data-prayer-${name}]`)
    if (place) place.textContent = words[index] ?? ''
  }
}
