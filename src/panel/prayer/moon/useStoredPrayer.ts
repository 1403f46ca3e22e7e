import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { PrayerSettingsResponse } from '#contract/prayerSettings.ts'
import { civilDateIn } from '#domain/time/civil.ts'
import { $changes } from '#panel/shell/changes.ts'
import { $now } from '#stores/clock.ts'
import { storedPrayer } from './hijriSaves.ts'

/** Loads the stored prayer settings, undefined until then, and says the mosque's day. */
export function useStoredPrayer(): { stored: PrayerSettingsResponse | undefined; today: string } {
  const stored = useStore(storedPrayer.$known)
  const changes = useStore($changes)
  const now = useStore($now)
  // biome-ignore lint/correctness/useExhaustiveDependencies: an undo elsewhere changes it too
  useEffect(() => void storedPrayer.load(), [changes])
  return { stored, today: stored ? civilDateIn(stored.settings.place.timeZone, now) : '' }
}
