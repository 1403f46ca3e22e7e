import { $daysInPage, $prayerData, keepPrayerTimes } from '#stores/prayer.ts'

/** Hands newer times to the painter in the page, or that there are none. */
export function startPrayerTimes(): void {
  if (!globalThis.firstPaint) return
  $prayerData.subscribe(data => {
    if (data.state === 'ready') globalThis.firstPaint?.show(data.response)
    else if (data.state === 'failed' && !$daysInPage.get()) globalThis.firstPaint?.show(null)
  })
  keepPrayerTimes()
}
