import { useStore } from '@nanostores/react'
import { useEffect, useMemo } from 'react'
import { $moment } from './list.ts'
import { $clocks, loadPrayerClocks } from './prayerClocks.ts'
import type { TypedHours } from './rules/own.ts'
import { typedHours } from './rules/typedHours.ts'
import type { WhenValues } from './rules/when.ts'

/** The clock times of events as typed; prayer times are requested once one follows them. */
export function useTypedHours(
  ...all: readonly WhenValues[]
): (values: WhenValues) => TypedHours | undefined {
  const clocks = useStore($clocks)
  const today = useStore($moment).date
  const isNeeded = all.some(({ starts, ends }) => starts === 'prayer' || ends === 'prayer')
  useEffect(() => {
    if (isNeeded) void loadPrayerClocks()
  }, [isNeeded])
  return useMemo(
    () => values => typedHours(values, today, clocks?.of ?? (() => undefined)),
    [today, clocks],
  )
}
