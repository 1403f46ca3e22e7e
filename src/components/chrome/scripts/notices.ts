import '#stores/firstPaint.ts'
import { onNewer, refreshNewer } from '#stores/newer.ts'

/**
 * Shows notices, and where the page asks for events the next of these, that are newer than the page, and asks for what is newer when someone returns to it;
 * while it is looked at, the prayer times ask every five minutes. Without notices nothing more is
 * loaded.
 */
export function startNotices(): void {
  const hasBuilt = document.querySelector('[data-kind][data-shown-until]') !== null
  let shows: Promise<typeof import('#components/notices/show.ts')> | undefined
  onNewer(({ notices, ahead }) => {
    if (ahead) globalThis.firstPaint?.showAhead(ahead)
    if (!notices || (!shows && !hasBuilt && notices.notices.length === 0)) return
    shows ??= import('#components/notices/show.ts')
    shows.then(({ showNotices }) => showNotices(notices)).catch(() => {})
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') refreshNewer().catch(() => {})
  })
}
