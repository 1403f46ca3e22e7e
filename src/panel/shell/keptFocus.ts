const FOCUSABLE = ':is(a[href], button, input, select, textarea):not(:disabled), summary'
/** Time for what replaces a part to take the focus itself. */
const WAIT_MS = 50

/** Where an element is, to be found again without it. */
interface Place {
  readonly element: Element
  /** The list it is in, or what it stands in. */
  readonly list: Element | null
  /** Which item of the list it is in, or which child it is. */
  readonly at: number
  /** The sections and dialogs it is in, the closest first. */
  readonly areas: readonly Element[]
  readonly isInBar: boolean
}

/**
 * When the element that holds the focus is removed, gives the focus to what comes into its place, or
 * to the heading above it: the browser lets the Tab key begin at the top of the page (WCAG 2.4.3).
 */
export function keepFocus(): () => void {
  let place: Place | null = null
  /** What was edited before the button of a bar that goes once it has saved. */
  let edited: HTMLElement | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const isLost = () =>
    place !== null && !place.element.isConnected && document.activeElement === document.body
  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return
    place = placeOf(target)
    if (!place.isInBar) edited = target
  }
  const observer = new MutationObserver(() => {
    if (!isLost()) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (!place || !isLost()) return
      const isBack = place.isInBar && edited?.isConnected && edited.checkVisibility()
      const successor = isBack ? edited : successorOf(place)
      successor?.focus({ preventScroll: true })
      // By touch the page must not move, unless what went away was longer than the screen.
      if (successor?.matches(':focus-visible') || isAway(successor)) {
        successor?.scrollIntoView({ block: 'nearest' })
      }
    }, WAIT_MS)
  })
  document.addEventListener('focusin', remember)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    clearTimeout(timer)
    observer.disconnect()
    document.removeEventListener('focusin', remember)
  }
}

function isAway(element: HTMLElement | null): boolean {
  const { top = 0, bottom = innerHeight } = element?.getBoundingClientRect() ?? {}
  return bottom <= 0 || top >= innerHeight
}

function placeOf(element: Element): Place {
  const item = element.closest('li, tr') ?? element
  const list = item.parentElement
  const areas: Element[] = []
  let area = element.closest('section, dialog, main')
  while (area) {
    areas.push(area)
    area = area.parentElement?.closest('section, dialog, main') ?? null
  }
  return {
    element,
    list,
    at: list ? [...list.children].indexOf(item) : -1,
    areas,
    isInBar: element.closest('.save-bar') !== null,
  }
}

function successorOf({ list, at, areas }: Place): HTMLElement | null {
  for (const item of list?.isConnected ? [list.children[at], list.children[at - 1]] : []) {
    const controls = [item, ...(item?.querySelectorAll(FOCUSABLE) ?? [])]
    const control = controls.find(each => each?.matches(FOCUSABLE) && each.checkVisibility())
    if (control instanceof HTMLElement) return control
  }
  const area = areas.find(({ isConnected }) => isConnected) ?? document
  const heading = area.querySelector<HTMLElement>('h1, h2, h3') ?? document.querySelector('h1')
  const control = heading?.querySelector<HTMLElement>('button')
  if (heading && !control) heading.tabIndex = -1
  return control ?? heading
}
