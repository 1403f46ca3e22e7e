import { $daysInPage, $prayerData, keepPrayerTimes } from '#stores/prayer.ts'

/**
 * Hands newer times to the painter in the page, or that there are none. What today's table adds to the
 * first paint is loaded once somebody sees a row of it; the day itself has no box on wide screens.
 */
export function startPrayerTimes(): void {
  const rows = document.querySelector('.today-rows')
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      import('./today/start.ts')
    },
    // A row's height, in pixels: the edge of the table above the end of the screen is not seen yet.
    { rootMargin: '0px 0px -45px' },
  )
  if (rows) observer.observe(rows)
  if (!globalThis.firstPaint) return
  $prayerData.subscribe(data => {
    if (data.state === 'ready') globalThis.firstPaint?.show(data.response)
    else if (data.state === 'failed' && !$daysInPage.get()) globalThis.firstPaint?.show(null)
  })
  keepPrayerTimes()
}
