/**
 * Keeps what is pressed in a part of the page that is marked with `data-early` before its script is
 * there, and presses it again once that calls `ready`. What the browser does by itself, a link or a
 * form, is not marked: it works without the script.
 */
export function keepEarly(): void {
  const kept: HTMLElement[] = []
  addEventListener(
    'click',
    event => {
      const pressed = (event.target as Element).closest<HTMLElement>('button,[type=radio]')
      if (!pressed?.closest('[data-early]')) return
      event.stopPropagation()
      // A radio button is chosen at once.
      if (pressed.localName === 'button') {
        event.preventDefault()
        pressed.style.opacity = '.6'
      }
      kept.push(pressed)
    },
    true,
  )
  addEventListener('ready', ({ target }) => {
    const place = target as HTMLElement
    delete place.dataset.early
    for (const pressed of kept.filter(one => place.contains(one))) {
      pressed.style.opacity = ''
      pressed.click()
    }
  })
}

/** What is pressed in this part of the page has an effect from now on. */
export function ready(place: Element | null | undefined): void {
  place?.dispatchEvent(new Event('ready', { bubbles: true }))
}
