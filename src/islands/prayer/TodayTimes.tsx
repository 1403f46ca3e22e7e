import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { eidAhead } from '#domain/prayer/season.ts'
import { todayView } from '#domain/prayer/view/today.ts'
import { $now } from '#stores/clock.ts'
import { $prayerData, keepPrayerTimes } from '#stores/prayer.ts'
import { $prayerDay, $shownTimes } from '#stores/prayerDay.ts'
import { Announcement } from './Announcement.tsx'
import './prayer.css'
import { TodayRows } from './TodayRows.tsx'
import { useSpecialTimes } from './useSpecialTimes.ts'
import { Why } from './Why.tsx'

/** Reserves a line until its text is loaded. */
const BLANK = '\u00a0'

interface Props {
  /** How many Jumu'ah prayers there were at the build: their lines are reserved. */
  jumuahSlots: number
  /** 'day': without what is in the arch above it, and without the reasons, which are on the page of the times. */
  part: 'all' | 'day'
}

/**
 * The day below the arch: the table with everything that belongs to the day, what changes in the
 * coming week, and why these times. It has its final size from the start, and the script inside the
 * page fills its figures in; without any times the arch shows the error and this is empty.
 */
export function TodayTimes({ jumuahSlots, part }: Props) {
  const data = useStore($prayerData, { ssr: 'initial' })
  const response = useStore($shownTimes, { ssr: 'initial' })
  const day = useStore($prayerDay, { ssr: 'initial' })
  const moment = useStore($now, { ssr: 'initial' })
  useEffect(keepPrayerTimes, [])
  const eid = response && day ? eidAhead(response.info, day.today.iso) : undefined
  const early = eid && response?.info.find(({ iso, ifSeen }) => ifSeen?.eid && iso < eid.iso)
  const special = useSpecialTimes(day?.today, eid)

  if (!day && data.state !== 'loading') return null

  // The rows wait for their special ones, so that nothing moves.
  const isBlank = !day || special === null
  const further = isBlank ? null : (special?.furtherRows(day) ?? {})
  const view = todayView(day, response, { further, blankSlots: jumuahSlots })
  const rows =
    part === 'all'
      ? view.rows
      : view.rows
          .filter(({ kind }) => !kind.includes('is-in-arch'))
          // Jumu'ah's athan and iqama are in the arch too.
          .map(row => (row.slots && row.athan ? { ...row, athan: '', iqama: '' } : row))
  return (
    <div
      className="prayer-day"
      aria-busy={isBlank}
      data-season={day?.season}
      suppressHydrationWarning
    >
      {special && eid && <special.EidCard row={eid} {...(early && { early: early.iso })} />}
      <TodayRows key={isBlank ? 'blank' : 'times'} {...view} rows={rows} />
      <Announcement response={response ?? undefined} moment={moment} />
      {part === 'all' &&
        (response && day ? (
          <Why response={response} row={day.today} />
        ) : (
          <p className="why">{BLANK}</p>
        ))}
    </div>
  )
}
