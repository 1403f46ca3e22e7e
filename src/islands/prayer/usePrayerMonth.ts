import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useState } from 'react'
import type { PrayerTimesResponse } from '#domain/prayer/response.ts'
import { isRamadan } from '#domain/prayer/season.ts'
import { type MonthView, monthView } from '#domain/prayer/view/month.ts'
import { addDays, civilDateIn, firstOfMonth } from '#domain/time/civil.ts'
import { $now } from '#stores/clock.ts'
import { $prayerData, keepPrayerTimes, loadPrayerYear } from '#stores/prayer.ts'

/** From how many days before on Ramadan's calendar is linked. */
const MONTH = 31

/** A month, or that it is on its way or cannot be had. */
type Month = MonthView | 'loading' | 'failed'

/** A month counted from the current one; those that no view of the day has are requested. */
export function usePrayerMonth(offset: number): {
  first: string | undefined
  month: Month
  /** Ramadan is under way, or begins within a month. */
  isRamadanNear: boolean
} {
  const data = useStore($prayerData, { ssr: 'initial' })
  const moment = useStore($now, { ssr: 'initial' })
  const [loaded, setLoaded] = useState<{ first: string; month: Month }>()
  useEffect(keepPrayerTimes, [])

  const response = data.state === 'ready' ? data.response : undefined
  const today = response && civilDateIn(response.zone, moment)
  const first = today && firstOfMonth(today, offset)
  const known = useMemo(
    () => response && first && today && monthView(response, first, today),
    [response, first, today],
  )
  const isKnown = Boolean(known)

  useEffect(() => {
    if (!first || !today || isKnown) return
    let isStale = false
    const show = (response?: PrayerTimesResponse) => {
      const month = response && monthView(response, first, today)
      if (!isStale) setLoaded({ first, month: month ?? 'failed' })
    }
    loadPrayerYear(Number(first.slice(0, 4))).then(
      year => show(year.response),
      () => show(),
    )
    return () => {
      isStale = true
    }
  }, [first, today, isKnown])

  const ready = known || (loaded?.first === first ? loaded?.month : undefined)
  return {
    first,
    month: ready ?? (data.state === 'failed' ? 'failed' : 'loading'),
    isRamadanNear: Boolean(
      response && today && isRamadanBy(addDays(today, MONTH), today, response),
    ),
  }
}

const isRamadanBy = (until: string, today: string, { info }: PrayerTimesResponse) =>
  info.some(row => isRamadan(row) && row.iso >= today && row.iso <= until)
