import { whenIdle } from '#islands/ui/whenIdle.ts'
import { whenLoaded } from './whenLoaded.ts'

/** Sections that are laid out together: each frame costs a pass over the whole page, each task a delay. */
const TOGETHER = 3

/**
 * Lays out what of home is below its first screen (styles/layout.css) once the page is loaded, in a few
 * idle moments: a visitor who scrolls and a picture of the whole page find everything.
 */
export function startRest(): void {
  const { dataset } = document.documentElement
  if (dataset.page !== 'home' || dataset.fresh === undefined) return
  const sections = [...document.querySelectorAll<HTMLElement>('main > section:nth-of-type(n + 3)')]
  const showNext = () => {
    for (const section of sections.splice(0, TOGETHER)) section.style.contentVisibility = 'visible'
    if (sections.length > 0) whenIdle(showNext)
  }
  whenLoaded(() =>
    whenIdle(() => {
      dataset.fresh = ''
      whenIdle(showNext)
    }),
  )
}
