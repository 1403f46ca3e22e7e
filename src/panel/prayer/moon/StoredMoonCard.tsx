import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { civilDateIn } from '#domain/time/civil.ts'
import { $changes } from '#panel/shell/changes.ts'
import { $now } from '#stores/clock.ts'
import { storedPrayer } from './hijriSaves.ts'
import { MoonCard } from './MoonCard.tsx'

/** The card of the moon outside of the prayer settings: on the dashboard. */
export function StoredMoonCard() {
  const stored = useStore(storedPrayer.$data)
  const changes = useStore($changes)
  const now = useStore($now)
  // biome-ignore lint/correctness/useExhaustiveDependencies: an undo elsewhere changes it too
  useEffect(() => void storedPrayer.load(), [changes])
  if (stored.state !== 'ready') return null
  const { timeZone } = stored.data.settings.place
  return <MoonCard stored={stored.data} today={civilDateIn(timeZone, now)} />
}
