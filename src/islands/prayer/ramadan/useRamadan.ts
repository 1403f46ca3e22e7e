import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { type RamadanMonth, ramadanMonth } from '#domain/prayer/ramadanMonth.ts'
import type { PrayerTimesResponse } from '#domain/prayer/response.ts'
import { civilDateIn } from '#domain/time/civil.ts'
import { $now } from '#stores/clock.ts'
import { loadPrayerYear } from '#stores/prayer.ts'

/** The month with what its page says of the times. */
export interface RamadanData extends Pick<PrayerTimesResponse, 'hidesSunrise' | 'jumuah' | 'zone'> {
  month: RamadanMonth
}

/** Where a month without any days was asked for: neither the API nor the build has it. */
export type Loaded = RamadanData | 'failed'

/** The current or coming Ramadan: as it was built, then from the API, again on each new day. */
export function useRamadan(
  built: RamadanData | undefined,
  zone: string,
): { data: Loaded | undefined; today: string | undefined } {
  const moment = useStore($now, { ssr: 'initial' })
  const [loaded, setLoaded] = useState<Loaded>()
  // React keeps the built attributes of what it takes over, so today is marked after it.
  const [marked, setMarked] = useState<string>()
  const today = civilDateIn(zone, moment)
  useEffect(() => {
    let isStale = false
    setMarked(today)
    load(today).then(
      data => !isStale && setLoaded(data ?? 'failed'),
      () => !isStale && setLoaded('failed'),
    )
    return () => {
      isStale = true
    }
  }, [today])
  if (loaded && loaded !== 'failed') return { data: loaded, today: marked }
  // What was built stands in for a request that fails, while it is not over.
  const isOver = built && (built.month.days.at(-1)?.iso ?? '') < today
  return { data: loaded === 'failed' && (!built || isOver) ? loaded : built, today: marked }
}

/** Ramadan is in one civil year, or begins in it. */
async function load(today: string): Promise<RamadanData | undefined> {
  const year = Number(today.slice(0, 4))
  const first = await loadPrayerYear(year)
  const found = monthIn([first.response], today)
  return found ?? monthIn([first.response, (await loadPrayerYear(year + 1)).response], today)
}

function monthIn(responses: PrayerTimesResponse[], today: string): RamadanData | undefined {
  const [first] = responses
  if (!first) return undefined
  const rows = [first.previous, ...responses.flatMap(({ info }) => info)]
  const month = ramadanMonth(rows, today)
  const { zone, hidesSunrise } = first
  const jumuah = responses.flatMap(response => response.jumuah)
  return month && { month, zone, jumuah, ...(hidesSunrise && { hidesSunrise }) }
}
