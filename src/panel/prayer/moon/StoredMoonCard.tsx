import { MoonCard } from './MoonCard.tsx'
import { useStoredPrayer } from './useStoredPrayer.ts'

/** The card of the moon outside of the prayer settings: on the dashboard. */
export function StoredMoonCard() {
  const { stored, today } = useStoredPrayer()
  return stored && <MoonCard stored={stored} today={today} />
}
