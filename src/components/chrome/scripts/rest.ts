import { whenIdle } from '#islands/ui/whenIdle.ts'
import { whenLoaded } from './whenLoaded.ts'

/**
 * Lays out what of home is below its first screen (styles/layout.css) once the page is loaded, a part in
 * each idle frame: a visitor who scrolls and a picture of the whole page find everything.
 */
export function startRest(): void {
  const { dataset } = document.documentElement
  if (dataset.page !== 'home' || dataset.fresh === undefined) return
  // They take about as long.
  const parts = [
    'main>section:nth-of-type(-n+4)',
    'main>section:nth-of-type(n+5)',
    '.footer,.footer-about',
    '.footer-grid>*',
  ]
  const showNext = () => {
    const part = parts.shift()
    if (!part) return
    for (const { style } of document.querySelectorAll<HTMLElement>(part))
      style.contentVisibility = 'visible'
    inNextFrame(showNext)
  }
  whenLoaded(() =>
    whenIdle(() => {
      dataset.fresh = ''
      inNextFrame(showNext)
    }),
  )
}

/** Two idle moments may lie in one frame. */
const inNextFrame = (run: () => void) => requestAnimationFrame(() => whenIdle(run))
