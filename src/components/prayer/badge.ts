import { countdownShort, type ReadyState } from '#domain/prayer/schedule.ts'
import { $prayerDay, keepPrayerTimes } from '#stores/prayer.ts'

/** Keeps the header's badge on the next prayer, or on the iqama between an athan and its iqama. */
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
  const { iqama, next, minutesToNext } = day
  badge.dataset.state = iqama ? 'iqama' : 'next'
  const name = badge.querySelector('[data-prayer-name]')
  const time = badge.querySelector('[data-prayer-time]')
  if (name) name.textContent = iqama ? iqama.label : next.label
  if (time) {
    time.textContent = iqama ? `iqama in ${iqama.minutes}m` : `in ${countdownShort(minutesToNext)}`
  }
}
