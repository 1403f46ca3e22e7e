import { startPrayerTimes } from '#components/prayer/newerTimes.ts'
import { ownDeclarations } from '#domain/theme/palette.ts'
import { colorClass } from '#domain/theme/siteColor.ts'
import { colorOfSite } from '#domain/theme/siteTheme.ts'
import { HEIGHT_MESSAGE } from '#domain/widget/choice.ts'
import { loadNewer } from '#stores/newer.ts'
import { startMonth } from './month.ts'

/** The frame for other sites: newer times, name and color, and its height for the page around it. */
startPrayerTimes()
const month = document.querySelector<HTMLElement>('[data-month]')
if (month && document.documentElement.dataset.view === 'month') startMonth(month)
passHeight()
loadNewer().then(
  ({ content }) => {
    if (!content) return
    const name = content.changed['header/site-name']?.content
    const place = document.querySelector('[data-site-name]')
    if (name && place) place.textContent = name
    const color = colorOfSite(content)
    const root = document.documentElement
    // Not stored, unlike on the site's own pages: in other sites' pages the frame needs no storage.
    root.className = colorClass(color)
    // A color that the other site chose is there already.
    root.style.cssText ||= ownDeclarations(color)
  },
  () => {},
)

/** Whatever page is around it may know how high it is: that is no secret. */
function passHeight(): void {
  if (window.parent === window) return
  let passed = 0
  new ResizeObserver(() => {
    const { height } = document.body.getBoundingClientRect()
    if (height === passed) return
    passed = height
    window.parent.postMessage({ type: HEIGHT_MESSAGE, height }, '*')
  }).observe(document.body)
}
