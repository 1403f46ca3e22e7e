import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { Notice } from '#domain/notices/notice.ts'
import { resolveNotice } from '#domain/notices/resolve.ts'
import type { Closure } from '#domain/prayer/closure.ts'
import { $clocks, loadPrayerClocks } from '#panel/events/prayerClocks.ts'
import { mosqueZone, now } from '#stores/clock.ts'
import { type NoticeValues, noticeFieldsOf } from './values.ts'

/** The prayer times of a day, once they are loaded. */
export function usePrayerDay(date: string, isWanted: boolean) {
  const clocks = useStore($clocks)
  useEffect(() => {
    if (isWanted && !clocks) void loadPrayerClocks()
  }, [isWanted, clocks])
  return isWanted && date ? clocks?.of(date) : undefined
}

/** What is typed as visitors would get it, but for `closures`; undefined while it cannot be. */
export function useResolved(
  values: NoticeValues,
  closures: readonly Closure[] = [],
): Notice | undefined {
  const clocks = useStore($clocks)
  const zone = mosqueZone()
  const clocksOf = clocks?.of ?? (() => undefined)
  try {
    const fields = noticeFieldsOf(values, zone, now(), null)
    if (!fields.start || fields.end === '') return undefined
    return resolveNotice({ id: 'preview', ...fields }, clocksOf, zone, closures)
  } catch {
    // A date that is being typed.
    return undefined
  }
}
