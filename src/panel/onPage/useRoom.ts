import { type RefObject, useLayoutEffect } from 'react'

/** From this width of the window on, the drawer is at the side (onPage.css has the same). */
const BESIDE = '(min-width: 60rem)'

/**
 * Makes room for the drawer while it is open: at the side, the page is shown whole, only smaller; as a
 * sheet, it stays above the keyboard of a phone. The piece is scrolled to where it can be seen.
 */
export function useRoom(
  drawer: RefObject<HTMLDialogElement | null>,
  place: HTMLElement | undefined,
): void {
  useLayoutEffect(() => {
    const root = document.documentElement
    const element = drawer.current
    if (!element) return
    const beside = matchMedia(BESIDE)
    const makeRoom = () => {
      const { clientWidth } = root
      const scale = beside.matches ? (clientWidth - element.offsetWidth) / clientWidth : 1
      root.style.setProperty('--page-scale', scale.toFixed(4))
      root.style.setProperty('--drawer-width', `${element.offsetWidth}px`)
      const view = globalThis.visualViewport
      if (!view) return
      element.style.setProperty('--seen', `${view.height}px`)
      element.style.setProperty('--below', `${innerHeight - view.height - view.offsetTop}px`)
    }
    root.dataset.pieceOpen = ''
    if (place) place.dataset.pieceChosen = ''
    makeRoom()
    scrollTo(place)
    addEventListener('resize', makeRoom)
    visualViewport?.addEventListener('resize', makeRoom)
    visualViewport?.addEventListener('scroll', makeRoom)
    return () => {
      removeEventListener('resize', makeRoom)
      visualViewport?.removeEventListener('resize', makeRoom)
      visualViewport?.removeEventListener('scroll', makeRoom)
      delete root.dataset.pieceOpen
      root.style.removeProperty('--page-scale')
      root.style.removeProperty('--drawer-width')
      if (place) delete place.dataset.pieceChosen
      scrollTo(place)
    }
  }, [drawer, place])
}

/** In the middle of what can be seen, or at its beginning where it is taller. */
function scrollTo(place: HTMLElement | undefined): void {
  const isTall = (place?.getBoundingClientRect().height ?? 0) > innerHeight / 3
  place?.scrollIntoView({ block: isTall ? 'start' : 'center', behavior: 'instant' })
}
