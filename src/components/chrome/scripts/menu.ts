/** Opens the menu of narrow screens as a modal dialog; without scripts its button links to the footer. */
export function startMenu(): void {
  const menu = document.querySelector<HTMLDialogElement>('#menu')
  const opener = document.querySelector<HTMLAnchorElement>('[data-menu-open]')
  if (!menu || !opener) return

  opener.setAttribute('role', 'button')
  opener.setAttribute('aria-haspopup', 'dialog')
  const open = (event: Event) => {
    event.preventDefault()
    menu.showModal()
    document.documentElement.dataset.modal = ''
  }
  opener.addEventListener('click', open)
  opener.addEventListener('keydown', event => {
    if (event.key === ' ') open(event)
  })

  menu.querySelector('[data-menu-close]')?.addEventListener('click', () => menu.close())
  menu.addEventListener('click', event => {
    const onBackdrop = event.target === menu
    const onLink = event.target instanceof Element && event.target.closest('a')
    if (onBackdrop || onLink) menu.close()
  })
  menu.addEventListener('close', () => {
    delete document.documentElement.dataset.modal
    opener.focus()
  })

  // A wide window shows the navigation instead.
  matchMedia('(min-width: 68rem)').addEventListener('change', wide => {
    if (wide.matches && menu.open) menu.close()
  })
}
