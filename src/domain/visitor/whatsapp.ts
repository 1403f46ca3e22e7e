import { HOUR } from '#domain/time/civil.ts'

/** How long Close hides the card: 12 hours, in milliseconds (docs/product.md, section 3). */
const HIDDEN_AFTER_CLOSE = 12 * HOUR

/** The card's keys in browser storage. */
export const WHATSAPP_KEYS = { never: 'whatsappNeverShow', hideUntil: 'whatsappHideUntil' } as const

/** The card's values in browser storage, as text or absent. */
interface CardMemory {
  never: string | null
  /** Epoch milliseconds. */
  hideUntil: string | null
}

/**
 * Whether the card is shown at `now` (epoch milliseconds): unless it was dismissed permanently or is
 * hidden until a later time. A time further ahead than Close can set comes from a wrong clock, and
 * one that is not a number is damaged: neither hides the card.
 */
export function isCardShown(memory: CardMemory, now: number): boolean {
  if (memory.never === 'true') return false
  const hideUntil = Number(memory.hideUntil ?? 0)
  return !(hideUntil > now && hideUntil <= now + HIDDEN_AFTER_CLOSE)
}

/** The time to store when the card is closed at `now`, in epoch milliseconds. */
export function hideUntil(now: number): number {
  return now + HIDDEN_AFTER_CLOSE
}
