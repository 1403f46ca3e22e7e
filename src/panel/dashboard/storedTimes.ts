import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { civilDateIn } from '#domain/time/civil.ts'
import { storedPrayer } from '#panel/prayer/moon/hijriSaves.ts'
import { $now } from '#stores/clock.ts'

/** The stored prayer settings, undefined until they are loaded, and the mosque's day. */
export function useStoredTimes(): { settings: PrayerSettings | undefined; today: string } {
  const stored = useStore(storedPrayer.$data)
  const now = useStore($now)
  useEffect(() => void storedPrayer.load(), [])
  const settings = stored.state === 'ready' ? stored.data.settings : undefined
  return { settings, today: settings ? civilDateIn(settings.place.timeZone, now) : '' }
}
