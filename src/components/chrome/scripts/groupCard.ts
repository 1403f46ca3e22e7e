import { hideUntil, isCardShown, WHATSAPP_KEYS } from '#domain/visitor/whatsapp.ts'

/** Seconds before the card is shown, so that it does not interrupt the first reading. It also waits until the arch has left the view. */
const APPEARS_AFTER = 4

/** Shows the WhatsApp card, once the arch is out of view, if there is a group, unless the visitor has closed it; it uses the real clock, not `?at=`. */
export function startGroupCard(): void {
  const card = document.querySelector<HTMLElement>('[data-group-card]')
  if (!card) return
  try {
    const memory = {
      never: localStorage.getItem(WHATSAPP_KEYS.never),
      hideUntil: localStorage.getItem(WHATSAPP_KEYS.hideUntil),
    }
    if (!isCardShown(memory, Date.now())) return
  } catch {
    // Without storage the card would return on every page, so it is not shown.
    return
  }
  const on = (selector: string, key: string, value: () => string) =>
    card.querySelector(selector)?.addEventListener('click', () => {
      card.hidden = true
      localStorage.setItem(key, value())
    })
  on('[data-group-close]', WHATSAPP_KEYS.hideUntil, () => String(hideUntil(Date.now())))
  on('[data-group-never]', WHATSAPP_KEYS.never, () => 'true')
  setTimeout(() => {
    onceOutOfView(document.querySelector('.prayer-arch'), () => {
      card.hidden = card.querySelector('a[href]') === null
    })
  }, APPEARS_AFTER * 1000)
}

/** At once where the page does not have it. */
export function onceOutOfView(element: Element | null, show: () => void): void {
  if (!element) {
    show()
    return
  }
  const observer = new IntersectionObserver(([entry]) => {
    if (entry?.isIntersecting !== false) return
    observer.disconnect()
    show()
  })
  observer.observe(element)
}
