import type { ClientDirective } from 'astro'
import { ready } from './ui/early.ts'
import { whenIdle } from './ui/whenIdle.ts'

interface Options {
  /** The key in the tab's storage of what was typed into the island before. */
  kept?: string
}

declare module 'astro' {
  interface AstroClientDirectives {
    'client:touched'?: Options
  }
}

const SIGNS = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'input']

/**
 * Hydrates an island once somebody points at it, or at once where something is typed in already: who
 * only reads the page runs none of it. A button that is pressed meanwhile is pressed again once its
 * effects have run, or without them where it cannot be loaded.
 */
const touched: ClientDirective = (load, { value }, island) => {
  const { kept } = value as Options
  let isStarted = false
  const release = () => ready(island)
  const start = () => {
    if (isStarted) return
    isStarted = true
    for (const sign of SIGNS) island.removeEventListener(sign, start)
    island.dataset.early = ''
    load()
      .then(hydrate => hydrate())
      .then(() => whenIdle(release), release)
  }
  for (const sign of SIGNS) island.addEventListener(sign, start)
  if (isKept(kept) || isBegun(island)) start()
}

/** Whether somebody was at it before this script. */
function isBegun(island: HTMLElement): boolean {
  const fields = island.querySelectorAll<HTMLInputElement>('input, textarea')
  return (
    island.matches(':hover, :focus-within') ||
    [...fields].some(({ value, defaultValue }) => value !== defaultValue)
  )
}

function isKept(key = ''): boolean {
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    // Without storage nothing is kept.
    return false
  }
}

export default touched
