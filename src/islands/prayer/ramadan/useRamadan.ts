import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { type RamadanMonth, ramadanMonth } from '#domain/prayer/view/ramadan.ts'
import { joinYears } from '#domain/prayer/years.ts'
import { civilDateIn } from '#domain/time/civil.ts'
import { $now } from '#stores/clock.ts'
import { loadPrayerYear } from '#stores/prayer.ts'

/** A month; 'failed' where neither the API nor the build has any. */
type Loaded = RamadanMonth | 'failed'

/** The current or coming Ramadan: as it was built, then from the API, again on each new day. */
export function useRamadan(
  built: RamadanMonth | undefined,
  zone: string,
): { month: Loaded | undefined; today: string | undefined } {
  const moment = useStore($now, { ssr: 'initial' })
  const [loaded, setLoaded] = useState<Loaded>()
  // React keeps the built attributes of what it takes over, so today is marked after it.
  const [marked, setMarked] = useState<string>()
  const today = civilDateIn(zone, moment)
  useEffect(() => {
    let isStale = false
    setMarked(today)
    load(today).then(
      month => !isStale && setLoaded(month ?? 'failed'),
      () => !isStale && setLoaded('failed'),
    )
    return () => {
      isStale = true
    }
  }, [today])
  if (loaded && loaded !== 'failed') return { month: loaded, today: marked }
  // What was built stands in for a request that fails, while it is not over.
  const isOver = built && (built.days.at(-1)?.iso ?? '') < today
  return { month: loaded === 'failed' && (!built || isOver) ? loaded : built, today: marked }
}

/** Ramadan is in one civil year, or begins in it. */
async function load(today: string): Promise<RamadanMonth | undefined> {
  const year = Number(today.slice(0, 4))
  const { response } = await loadPrayerYear(year)
  const found = ramadanMonth(response, today)
  if (found) return found
  const both = joinYears([response, (await loadPrayerYear(year + 1)).response])
  return both && ramadanMonth(both, today)
}
