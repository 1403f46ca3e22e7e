import { hideUntil, isCardShown, WHATSAPP_KEYS } from '#domain/visitor/whatsapp.ts'

/** Seconds of reading before the card comes, so that it is not the first thing anyone meets. */
const APPEARS_AFTER = 4

/** Shows the WhatsApp card while there is a group, unless the visitor has closed it; the clock is the real one. */
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
    // Where nothing can be kept, the card comes back on every page: better not at all.
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
    card.hidden = !card.querySelector('a[href]')
  }, APPEARS_AFTER * 1000)
}
