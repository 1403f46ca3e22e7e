import { whenIdle } from '#islands/ui/whenIdle.ts'
import { whenLoaded } from './whenLoaded.ts'

/**
 * Lays out what of home is below its first screen (styles/layout.css) once the page is loaded, a
 * section in each idle moment: a visitor who scrolls and a picture of the whole page find everything.
 */
export function startRest(): void {
  const { dataset } = document.documentElement
  if (dataset.page !== 'home' || dataset.fresh === undefined) return
  const sections = [...document.querySelectorAll<HTMLElement>('main > section:nth-of-type(n + 3)')]
  const showNext = () => {
    const section = sections.shift()
    if (!section) return
    section.style.contentVisibility = 'visible'
    whenIdle(showNext)
  }
  whenLoaded(() =>
    whenIdle(() => {
      dataset.fresh = ''
      whenIdle(showNext)
    }),
  )
}
