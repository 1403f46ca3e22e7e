import { atom, computed } from 'nanostores'
import { closeBanner } from './banner.ts'
import { $leaving, askToLeave, type Leaving, stay } from './leaving.ts'
import { type PanelRoute, routeOf } from './routes.ts'
import { $hasUnsaved, discardUnsaved, forgetUnsaved, isUnsavedKept } from './unsaved.ts'

/** The address without the origin. `visits` counts the navigations within the panel. */
interface Place {
  path: string
  visits: number
}

/** '/fr' where the panel is read in a further language of the site. */
export const folder =
  /^\/[a-z]{2,3}(?:-[A-Z]{2})?(?=\/admin)/.exec(globalThis.location?.pathname ?? '')?.[0] ?? ''

/** A path of the panel as an address. */
export const addressOfPath = (path: string): string => folder + path

const here = () => location.pathname.slice(folder.length) + location.search

const $place = atom<Place>({ path: globalThis.location ? here() : '/admin', visits: 0 })

/** The page that the address means. */
export const $route = computed($place, ({ path }): PanelRoute => {
  const url = new URL(path, 'https://site.invalid')
  return routeOf(url.pathname, url.search)
})

/** Whether the dashboard is open: its one request loads what the shell shows too. */
export const isOnDashboard = (): boolean => $route.get().name === 'dashboard'

/** Counts the moves: 0 on the page that the browser itself opened. */
export const $visits = computed($place, ({ visits }) => visits)

let keepsScroll = false

/**
 * Opens a page of the panel; a dialog opens first when something is unsaved. `keepScroll` for an
 * address that only changes what is open on the same page.
 */
export function go(path: string, { keepScroll = false } = {}): void {
  if (path === here()) return
  keepsScroll = keepScroll
  if ($hasUnsaved.get()) askFor(path)
  else open(path)
}

/** Replaces the address of the open page, without a new entry in the history. */
export function replaceAddress(path: string): void {
  if (path === here()) return
  history.replaceState(history.state, '', addressOfPath(path))
  arrive()
}

/** What is asked before another page opens. */
let asked: Leaving | undefined

function askFor(path: string): void {
  const by = (release: () => void) => () => {
    release()
    open(path)
  }
  asked = {
    lead: 'What you changed on this page is not saved yet.',
    stayLabel: 'Stay on this page',
    discardLabel: 'Leave and discard changes',
    discard: by(discardUnsaved),
    keep: isUnsavedKept() ? { label: 'Leave and keep a draft', run: by(forgetUnsaved) } : undefined,
  }
  askToLeave(asked)
}

// What was being saved when it was to be left is saved now.
$hasUnsaved.listen(hasUnsaved => {
  if (hasUnsaved || !asked || $leaving.get() !== asked) return
  stay()
  asked.discard()
})

function open(path: string): void {
  history.pushState({ step: step() + 1 }, '', addressOfPath(path))
  arrive()
  if (!keepsScroll) scrollTo(0, 0)
  keepsScroll = false
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
    const requested = here()
    const back = currentStep - step()
    if (back === 0) return
    history.go(back)
    askFor(requested)
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
