import { startPrayerTimes } from '#components/prayer/newerTimes.ts'
import { whenIdle } from '#islands/ui/whenIdle.ts'
import { startAccount } from './account.ts'
import { startBanner } from './banner.ts'
import { startBrowserBar } from './browserBar.ts'
import { startClockCheck } from './clockCheck.ts'
import { startDropdowns } from './dropdowns.ts'
import { startFolder } from './folder.ts'
import { startGroupCard } from './groupCard.ts'
import { startInstall } from './install.ts'
import { startLanguages } from './languages.ts'
import { startMasthead } from './masthead.ts'
import { startMenu } from './menu.ts'
import { startNewerContent } from './newerContent.ts'
import { startNotices } from './notices.ts'
import { startOffline } from './offline.ts'
import { startRest } from './rest.ts'
import { startScenes } from './scenes.ts'
import { startSettings } from './settings.ts'
import { startTypefaces } from './typefaces.ts'
import { showYear } from './year.ts'

/** Has the browser read the manifest, which the page holds back from its first paint. */
function placeManifest(): void {
  const held = document.querySelector('head > noscript')
  if (held) held.outerHTML = held.textContent
}

/** What reacts to a visitor, who may scroll to the rest of a page at once. */
const AT_ONCE = [
  startMasthead,
  startDropdowns,
  startMenu,
  startSettings,
  startAccount,
  startBanner,
  startClockCheck,
  startRest,
]

/** What brings something, in idle moments, so that a touch in between is answered. */
const IN_TURN = [
  startTypefaces,
  startPrayerTimes,
  startNewerContent,
  // A build without further languages leaves these out.
  ...(import.meta.env.FURTHER_LANGUAGES.length > 0 ? [startFolder, startLanguages] : []),
  startNotices,
  startBrowserBar,
  startGroupCard,
  showYear,
  startScenes,
  startOffline,
  placeManifest,
  startInstall,
]

/** As many in one moment as leave this much of it, in ms: each further one would cost a frame. */
const SPARE_MS = 40

function start(): void {
  for (const part of AT_ONCE) part()
  const next = (moment?: IdleDeadline) => {
    do IN_TURN.shift()?.()
    while (IN_TURN.length > 0 && (moment?.timeRemaining() ?? 0) > SPARE_MS)
    if (IN_TURN.length > 0) whenIdle(next)
  }
  whenIdle(next)
}

// Islands share this file and may load it before the document is parsed.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start)
else start()
