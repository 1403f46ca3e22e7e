import { whenIdle } from '#islands/ui/whenIdle.ts'
import { whenLoaded } from './whenLoaded.ts'

/**
 * Lays out what of home is below its first screen (styles/layout.css) once the page is loaded, a part in
 * each idle frame: a visitor who scrolls and a picture of the whole page find everything.
 */
export function startRest(): void {
  const { dataset } = document.documentElement
  if (dataset.page !== 'home' || dataset.fresh === undefined) return
  const rest = document.querySelectorAll<HTMLElement>('main > section:nth-of-type(n + 3), .footer')
  const showFrom = (place: number) => {
    const part = rest[place]
    if (!part) return
    part.style.contentVisibility = 'visible'
    inNextFrame(() => showFrom(place + 1))
  }
  whenLoaded(() =>
    whenIdle(() => {
      dataset.fresh = ''
      inNextFrame(() => showFrom(0))
    }),
  )
}

/** Two idle moments may lie in one frame. */
const inNextFrame = (run: () => void) => requestAnimationFrame(() => whenIdle(run))
