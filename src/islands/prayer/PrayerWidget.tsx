import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { nextJumuah, slotsOn } from '#domain/prayer/jumuah.ts'
import { eidAhead } from '#domain/prayer/season.ts'
import { clockIn, formatDay, minutesOf } from '#domain/time/civil.ts'
import { $now } from '#stores/clock.ts'
import { $prayerData, $prayerDay, keepPrayerTimes } from '#stores/prayer.ts'
import { Announcement } from './Announcement.tsx'
import { DayArc } from './DayArc.tsx'
import { LeadLines } from './LeadLines.tsx'
import './prayer.css'
import { StandIn } from './StandIn.tsx'
import { TodayRows } from './TodayRows.tsx'
import { useSpecialTimes } from './useSpecialTimes.ts'
import { Why } from './Why.tsx'

/** Reserves a line until its text is loaded. */
const BLANK = '\u00a0'

interface Props {
  /** How many Jumu'ah prayers there were at the build: their lines are reserved. */
  jumuahSlots: number
  /** The address of the third-party widget shown instead; none: only the error shows. */
  frame: string | undefined
}

/**
 * Today's prayer times with the countdown. While loading it has its final size; without
 * any times it shows the error above the third-party widget.
 */
export function PrayerWidget({ jumuahSlots, frame }: Props) {
  const data = useStore($prayerData, { ssr: 'initial' })
  const day = useStore($prayerDay, { ssr: 'initial' })
  const moment = useStore($now, { ssr: 'initial' })
  useEffect(keepPrayerTimes, [])
  const eid =
    data.state === 'ready' && day ? eidAhead(data.response.info, day.today.iso) : undefined
  const special = useSpecialTimes(day?.today, eid)

  if (data.state === 'failed' || (data.state === 'ready' && !day)) return <StandIn frame={frame} />

  const response = data.state === 'ready' ? data.response : undefined
  // The rows wait for their special ones, so that nothing moves.
  const rows = special === null ? null : day
  const friday = response && day ? nextJumuah(response.info, day.today.iso) : undefined
  return (
    <section
      className="prayer-widget"
      aria-label="Today’s prayer times"
      aria-busy={data.state === 'loading'}
      data-season={day?.season}
    >
      <div className="prayer-lead">
        <ArchPanel />
        {data.state === 'loading' && (
          <p className="visually-hidden" role="status">
            Loading prayer times…
          </p>
        )}
        {/* A new element after loading, so that the text does not count as a layout shift. */}
        <div className="prayer-lead-text" key={day ? 'times' : 'blank'}>
          <p className="prayer-date">
            <span>{day ? formatDay(day.today.iso) : BLANK}</span>
            <span>{day ? day.hijri : BLANK}</span>
          </p>
          <LeadLines day={day} />
        </div>
        <DayArc
          row={day?.today}
          minutes={response && day ? minutesOf(clockIn(response.zone, moment)) : 0}
        />
      </div>
      <div className="prayer-day">
        {special && eid && <special.EidCard row={eid} />}
        <TodayRows
          key={rows ? 'times' : 'blank'}
          day={rows}
          hidesSunrise={response?.hidesSunrise}
          Special={special?.SpecialRows}
          slots={response && friday ? slotsOn(response.jumuah, friday) : []}
          blankSlots={jumuahSlots}
          slotsDay={friday ? formatDay(friday.iso) : 'Friday'}
        />
        <Announcement response={response} moment={moment} />
        {response && day ? (
          <Why response={response} row={day.today} />
        ) : (
          <p className="why">{BLANK}</p>
        )}
      </div>
    </section>
  )
}

/** The pointed arch behind the lead, stretched to its size, with a thin gold line inside. */
function ArchPanel() {
  return (
    <svg
      className="prayer-arch"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d="M0 100V25C0 11 32 10 50 0 68 10 100 11 100 25V100Z" />
      <path
        className="prayer-arch-line"
        vectorEffect="non-scaling-stroke"
        d="M2.5 98V26C2.5 13.500 33 12.500 50 2.800 67 12.500 97.500 13.500 97.500 26V98Z"
      />
    </svg>
  )
}
