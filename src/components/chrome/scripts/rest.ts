import { whenIdle } from '#islands/ui/whenIdle.ts'
import { whenLoaded } from './whenLoaded.ts'

/**
 * Lays out what of home is below its first screen (styles/layout.css) once the page is loaded, in two
 * idle frames: a visitor who scrolls and a picture of the whole page find everything.
 */
export function startRest(): void {
  const { dataset } = document.documentElement
  if (dataset.page !== 'home' || dataset.fresh === undefined) return
  const showRest = () => {
    for (const section of document.querySelectorAll<HTMLElement>(
      'main > section:nth-of-type(n + 3), .footer',
    ))
      section.style.contentVisibility = 'visible'
  }
  whenLoaded(() =>
    whenIdle(() => {
      dataset.fresh = ''
      // Two idle moments may lie in one frame.
      requestAnimationFrame(() => whenIdle(showRest))
    }),
  )
}
