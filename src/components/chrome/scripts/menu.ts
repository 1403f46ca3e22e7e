/**
 * Holds the page behind the menu of narrow screens, which its button opens as a popover without any
 * script. A modal dialog would restyle the whole page, now inert, before it is painted: a tenth of a
 * second on a slow phone. So the page becomes inert after the paint. Browsers without popovers open
 * a modal dialog.
 */
export function startMenu(): void {
  const menu = document.querySelector<HTMLDialogElement>('#menu')
  const opener = document.querySelector<HTMLButtonElement>('.menu-button')
  if (!menu || !opener) return
  const hasPopovers = 'showPopover' in HTMLElement.prototype
  let isOpen = false

  const settle = () => {
    for (const part of menu.parentElement?.children ?? []) {
      if (part !== menu) part.toggleAttribute('inert', isOpen && hasPopovers)
    }
    if (!isOpen) opener.focus({ preventScroll: true })
  }
  const change = (toOpen: boolean) => {
    if (isOpen === toOpen) return
    isOpen = toOpen
    document.documentElement.toggleAttribute('data-modal', isOpen)
    requestAnimationFrame(() => setTimeout(settle))
  }
  const close = () => {
    if (hasPopovers) menu.hidePopover()
    else menu.close()
  }

  if (hasPopovers) {
    menu.addEventListener('beforetoggle', event => change(event.newState === 'open'))
    change(menu.matches(':popover-open'))
  } else {
    opener.addEventListener('click', () => {
      menu.showModal()
      change(true)
    })
    menu.querySelector('[popovertarget]')?.addEventListener('click', close)
    menu.addEventListener('close', () => change(false))
  }
  menu.addEventListener('click', event => {
    if (event.target instanceof Element && event.target.closest('a')) close()
  })

  // A wide window shows the navigation instead.
  matchMedia('(min-width: 64rem)').addEventListener('change', wide => {
    if (wide.matches && isOpen) close()
  })
}
