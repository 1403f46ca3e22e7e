import { paintSky } from '#components/art/paintSky.ts'
import { skyAt } from '#domain/sky/sky.ts'
import { clockIn, minutesOf } from '#domain/time/civil.ts'
import { mosqueZone, now } from '#stores/clock.ts'
import { $prayerDay } from '#stores/prayer.ts'

/** Keeps the drawn sky at the mosque's hour, where the page has one. */
export function startSky(): void {
  const element = document.querySelector<HTMLElement>('[data-sky]')
  if (!element) return
  let isFirst = true
  $prayerDay.subscribe(day => {
    if (!day) return
    const minutes = minutesOf(clockIn(mosqueZone(), now()))
    paintSky(element, skyAt({ ...day, minutes, latitude: Number(element.dataset.sky) }))
    // From the second minute on, changes are slow.
    if (!isFirst) element.dataset.moving = ''
    isFirst = false
  })
}
