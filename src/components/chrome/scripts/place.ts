/** Puts a section's rendered HTML into its marked element. */
export function replaceContent(place: HTMLElement, html: string): void {
  const template = document.createElement('template')
  template.innerHTML = html
  const { attribute } = place.dataset
  if (attribute) setAttribute(place, attribute, template.content)
  else if (template.innerHTML !== place.innerHTML) swap(place, template.content)
}

/** A link gets the rendered link's address; a title or description gets the text. */
function setAttribute(place: HTMLElement, name: string, next: DocumentFragment): void {
  for (const end of next.querySelectorAll('br')) end.replaceWith(' ')
  const value = next.querySelector('a')?.getAttribute('href') ?? next.textContent
  if (place instanceof HTMLIFrameElement) reframe(place, value)
  else if (value) {
    const { before = '', target } = place.dataset
    Object.assign(place, { [name]: before + value }, target && { target })
  } else place.removeAttribute(name)
}

/**
 * Another page in a frame, if the page's CSP allows it; else the frame is removed and the link beside
 * it remains. It is a new element, since changing a frame's address adds a history entry. One that was
 * not seen yet keeps waiting for that (components/content/frame.ts).
 */
function reframe(frame: HTMLIFrameElement, address: string): void {
  const origins = frame.dataset.origins?.split(' ')
  const next = frame.cloneNode() as HTMLIFrameElement
  next.hidden = !(address && origins?.includes(new URL(address).origin))
  if (next.hidden) {
    next.removeAttribute('src')
    delete next.dataset.src
    const link = frame.parentElement?.querySelector('a')
    if (link && address) link.href = address
  } else if (frame.dataset.src && !frame.src) next.dataset.src = address
  else next.src = address
  frame.replaceWith(next)
}

/** Replaces the content; open details stay open, and the focus is kept. */
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
