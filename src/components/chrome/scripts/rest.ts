import { whenIdle } from '#islands/ui/whenIdle.ts'
import { whenLoaded } from './whenLoaded.ts'

/** What is below home's first screen, in parts that take about as long. */
const PARTS = [
  'main > section:nth-of-type(-n + 4)',
  'main > section:nth-of-type(n + 5)',
  '.footer, .footer-about',
  '.footer-grid > *',
]

/**
 * Lays out what of home is below its first screen (styles/layout.css) once the page is loaded, a part in
 * each idle frame: a visitor who scrolls and a picture of the whole page find everything.
 */
export function startRest(): void {
  const { dataset } = document.documentElement
  if (dataset.page !== 'home' || dataset.fresh === undefined) return
  const parts = PARTS.values()
  const showNext = () => {
    const { value } = parts.next()
    if (!value) return
    for (const part of document.querySelectorAll<HTMLElement>(value))
      part.style.contentVisibility = 'visible'
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
