/** Puts a section's HTML, as the one renderer made it, into its marked place. */
export function replaceContent(place: HTMLElement, html: string): void {
  const template = document.createElement('template')
  template.innerHTML = html
  const { attribute } = place.dataset
  if (attribute) setAttribute(place, attribute, template.content)
  else if (template.innerHTML !== place.innerHTML) swap(place, template.content)
}

/** A link leads where the rendered link does; a title or description takes the text. */
function setAttribute(place: HTMLElement, name: string, next: DocumentFragment): void {
  for (const end of next.querySelectorAll('br')) end.replaceWith(' ')
  const value = next.querySelector('a')?.getAttribute('href') ?? next.textContent
  if (place instanceof HTMLIFrameElement) reframe(place, value)
  else if (value) Object.assign(place, { [name]: (place.dataset.before ?? '') + value })
  else place.removeAttribute(name)
}

/**
 * Another page in a frame, if the page's policy lets it in; else the frame goes, and the link beside
 * it leads there. A new element, since a frame that changes its address takes a step of the history.
 */
function reframe(frame: HTMLIFrameElement, address: string): void {
  const origins = frame.dataset.origins?.split(' ')
  const next = frame.cloneNode() as HTMLIFrameElement
  next.hidden = !(address && origins?.includes(new URL(address).origin))
  if (next.hidden) {
    next.removeAttribute('src')
    const link = frame.parentElement?.querySelector('a')
    if (link && address) link.href = address
  } else next.src = address
  frame.replaceWith(next)
}

/** Swaps what the place holds; what was unfolded stays so, and the focus stays where it was. */
function swap(place: HTMLElement, next: DocumentFragment): void {
  const name = (element: Element | null | undefined) => element?.textContent
  const unfolded = [...place.querySelectorAll('[open]')].map(item => name(item.firstElementChild))
  for (const item of next.querySelectorAll('details')) {
    item.open = unfolded.includes(name(item.firstElementChild))
  }
  const stops = () => [...place.querySelectorAll<HTMLElement>('a,summary')]
  const focused = stops().indexOf(document.activeElement as HTMLElement)
  const focusedName = name(document.activeElement)
  place.replaceChildren(next)
  if (focused < 0) return
  const stop = stops().find(one => name(one) === focusedName) ?? stops()[focused]
  stop?.focus({ preventScroll: true })
}
