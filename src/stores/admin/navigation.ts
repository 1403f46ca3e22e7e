import { atom, computed } from 'nanostores'
import { type Route, routeOf } from '#domain/panel/routes.ts'
import { closeBanner } from './banner.ts'
import { $hasUnsaved, discardUnsaved } from './unsaved.ts'

/** Where the panel is: the address without the origin. `visits` counts the moves within it. */
interface Place {
  path: string
  visits: number
}

const here = () => location.pathname + location.search

const $place = atom<Place>({ path: globalThis.location ? here() : '/admin', visits: 0 })

/** The page that the address means. */
export const $route = computed($place, ({ path }): Route => {
  const url = new URL(path, 'https://site.invalid')
  return routeOf(url.pathname, url.search)
})

/** Counts the moves: 0 on the page that the browser itself opened. */
export const $visits = computed($place, ({ visits }) => visits)

/** The page someone asked for while something is unsaved; null: nobody is asked. */
export const $leavingTo = atom<string | null>(null)

/** Opens a page of the panel; asks first when something would be lost. */
export function go(path: string): void {
  if (path === here()) return
  if ($hasUnsaved.get()) $leavingTo.set(path)
  else open(path)
}

/** Leaves for the page asked for, and gives up what is unsaved. */
export function leaveUnsaved(): void {
  const path = $leavingTo.get()
  $leavingTo.set(null)
  discardUnsaved()
  if (path) open(path)
}

/** Stays where the unsaved changes are. */
export function stay(): void {
  $leavingTo.set(null)
}

function open(path: string): void {
  history.pushState({ step: step() + 1 }, '', path)
  arrive()
  scrollTo(0, 0)
}

function arrive(): void {
  closeBanner()
  currentStep = step()
  $place.set({ path: here(), visits: $place.get().visits + 1 })
}

const step = () => Number((history.state as { step?: number } | null)?.step ?? 0)
let currentStep = globalThis.history ? step() : 0

/** Follows the browser's back and forward, and guards what is unsaved against them and closing. */
export function followBrowser(): () => void {
  const onPop = () => {
    if (!$hasUnsaved.get()) {
      arrive()
      return
    }
    const asked = here()
    const back = currentStep - step()
    if (back === 0) return
    history.go(back)
    $leavingTo.set(asked)
  }
  const onClose = (event: BeforeUnloadEvent) => {
    if ($hasUnsaved.get()) event.preventDefault()
  }
  addEventListener('popstate', onPop)
  addEventListener('beforeunload', onClose)
  return () => {
    removeEventListener('popstate', onPop)
    removeEventListener('beforeunload', onClose)
  }
}
