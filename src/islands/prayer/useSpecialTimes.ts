import { useEffect, useState } from 'react'
import type { PrayerRow } from '#domain/prayer/response.ts'

type Parts = typeof import('./SpecialTimes.tsx').specialTimes

/**
 * What Ramadan, Eid and a mosque's further times show, loaded only for days that have them: null
 * until they are loaded, undefined where there is nothing to show or they cannot be loaded.
 */
export function useSpecialTimes(
  today: PrayerRow | undefined,
  eid: PrayerRow | undefined,
): Parts | null | undefined {
  const [parts, setParts] = useState<Parts | null | undefined>(null)
  const isNeeded = Boolean(eid || today?.imsak || today?.tarawih || today?.extra)
  useEffect(() => {
    if (!isNeeded) return
    import('./SpecialTimes.tsx').then(
      ({ specialTimes }) => setParts(specialTimes),
      () => setParts(undefined),
    )
  }, [isNeeded])
  return isNeeded ? parts : undefined
}
