/**
 * Opens the menu of narrow screens over the page; without scripts its button links to the footer.
 * A modal dialog would restyle the whole page, now inert, before it is painted: a tenth of a second
 * on a slow phone. So the menu is a popover, and the page below it becomes inert after the paint.
 * Browsers without popovers open the modal dialog.
 */
export function startMenu(): void {
  const menu = document.querySelector<HTMLDialogElement>('#menu')
  const opener = document.querySelector<HTMLAnchorElement>('[data-menu-open]')
  if (!menu || !opener) return
  const hasPopovers = 'showPopover' in HTMLElement.prototype
  let isOpen = false

  const hold = () => document.documentElement.toggleAttribute('data-modal', isOpen)
  const settle = () => {
    for (const part of menu.parentElement?.children ?? []) {
      if (part !== menu) part.toggleAttribute('inert', isOpen && hasPopovers)
    }
    if (!isOpen) opener.focus()
  }
  const change = (toOpen: boolean) => {
    if (isOpen === toOpen) return
    isOpen = toOpen
    hold()
    requestAnimationFrame(() => setTimeout(settle))
  }
  const open = (event: Event) => {
    event.preventDefault()
    if (hasPopovers) menu.showPopover()
    else menu.showModal()
    change(true)
  }
  const close = () => {
    if (hasPopovers) menu.hidePopover()
    else menu.close()
  }

  opener.setAttribute('role', 'button')
  opener.setAttribute('aria-haspopup', 'dialog')
  opener.addEventListener('click', open)
  opener.addEventListener('keydown', event => {
    if (event.key === ' ') open(event)
  })
  menu.querySelector('[data-menu-close]')?.addEventListener('click', close)
  menu.addEventListener('click', event => {
    if (event.target instanceof Element && event.target.closest('a')) close()
  })
  menu.addEventListener('close', () => change(false))
  menu.addEventListener('beforetoggle', event => {
    if (event.newState === 'closed') change(false)
  })

  // A wide window shows the navigation instead.
  matchMedia('(min-width: 68rem)').addEventListener('change', wide => {
    if (wide.matches && isOpen) close()
  })
}
