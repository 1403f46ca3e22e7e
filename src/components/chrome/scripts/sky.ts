import { paintSeason, paintSky } from '#components/art/paintSky.ts'
import { skyAt } from '#domain/sky/sky.ts'
import { clockIn, minutesOf } from '#domain/time/civil.ts'
import { mosqueZone, now } from '#stores/clock.ts'
import { $prayerDay } from '#stores/prayerDay.ts'

/** Keeps the season on every page, and the drawn sky at the mosque's hour where the page has one. */
export function startSky(): void {
  const sky = document.querySelector<HTMLElement>('[data-sky]')
  $prayerDay.subscribe(day => {
    if (!day) return
    paintSeason(day)
    if (!sky) return
    const minutes = minutesOf(clockIn(mosqueZone(), now()))
    // Slow changes from the second minute on.
    sky.toggleAttribute('data-moving', sky.dataset.hour !== undefined)
    paintSky(sky, skyAt({ ...day, minutes, latitude: Number(sky.dataset.sky) }))
  })
}
