import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { slotsOn } from '#domain/prayer/jumuah.ts'
import { LABELS } from '#domain/prayer/names.ts'
import type { PrayerRow, PrayerTimesResponse } from '#domain/prayer/response.ts'
import { isRamadan } from '#domain/prayer/season.ts'
import { addDays, civilDateIn, firstOfMonth, monthName } from '#domain/time/civil.ts'
import { $now } from '#stores/clock.ts'
import { $prayerData, keepPrayerTimes, loadPrayerYear } from '#stores/prayer.ts'
import { MonthRow } from './MonthRow.tsx'
import './month.css'

const COLUMNS = ['fajr', 'sunrise', 'dhuhr', 'asr', 'maghrib', 'isha', 'jumuah'] as const
const SKELETON_ROWS = 30
/** From how many days before on Ramadan's calendar is linked. */
const MONTH = 31

type Month =
  | { state: 'loading' }
  | ({ state: 'ready'; rows: readonly PrayerRow[] } & Pick<
      PrayerTimesResponse,
      'jumuah' | 'hidesSunrise'
    >)
  | { state: 'failed' }

/** The days of a month, at first the current one; other months are requested when they are shown. */
function useMonth(offset: number): {
  first: string | undefined
  today: string | undefined
  month: Month
  /** Ramadan is under way, or begins within a month. */
  isRamadanNear: boolean
} {
  const data = useStore($prayerData, { ssr: 'initial' })
  const moment = useStore($now, { ssr: 'initial' })
  const [loaded, setLoaded] = useState<{ first: string; month: Month }>()
  useEffect(keepPrayerTimes, [])

  const zone = data.state === 'ready' ? data.response.zone : undefined
  const today = zone ? civilDateIn(zone, moment) : undefined
  const first = today ? firstOfMonth(today, offset) : undefined
  const isRamadanNear =
    data.state === 'ready' &&
    data.response.info.some(
      row => today && isRamadan(row) && row.iso >= today && row.iso <= addDays(today, MONTH),
    )
  const known = data.state === 'ready' && first ? monthOf(data.response, first) : undefined
  const isKnown = known?.state === 'ready'

  useEffect(() => {
    if (!first || isKnown) return
    let isStale = false
    const show = (month: Month) => {
      if (!isStale) setLoaded({ first, month })
    }
    loadPrayerYear(Number(first.slice(0, 4))).then(
      ({ response }) => show(monthOf(response, first)),
      () => show({ state: 'failed' }),
    )
    return () => {
      isStale = true
    }
  }, [first, isKnown])

  const shown = { first, today, isRamadanNear }
  if (data.state === 'failed') return { ...shown, month: { state: 'failed' } }
  if (isKnown) return { ...shown, month: known }
  if (loaded && loaded.first === first) return { ...shown, month: loaded.month }
  return { ...shown, month: { state: 'loading' } }
}

/** The rows of a whole month; a response without them counts as failed. */
function monthOf({ info, jumuah, hidesSunrise }: PrayerTimesResponse, first: string): Month {
  const next = firstOfMonth(first, 1)
  const rows = info.filter(row => row.iso >= first && row.iso < next)
  if (rows.length < 28) return { state: 'failed' }
  return { state: 'ready', rows, jumuah, ...(hidesSunrise && { hidesSunrise }) }
}

/** A month's times: athan / iqama for every prayer, with today marked and buttons for other months. */
export function MonthTable() {
  const [offset, setOffset] = useState(0)
  const { first, today, month, isRamadanNear } = useMonth(offset)
  const hidesSunrise = month.state === 'ready' && month.hidesSunrise === true
  const title = first ? `${monthName(first)} ${first.slice(0, 4)}` : '\u00a0'
  return (
    <section className="month" aria-labelledby="month-title" aria-busy={month.state === 'loading'}>
      <div className="month-head">
        <h2 id="month-title" aria-live="polite">
          {title}
        </h2>
        <div className="month-moves">
          <button
            type="button"
            className="button button-quiet"
            disabled={offset <= -12}
            onClick={() => setOffset(offset - 1)}
          >
            <span aria-hidden="true">←</span> Previous month
          </button>
          <button
            type="button"
            className="button button-quiet"
            disabled={offset >= 12}
            onClick={() => setOffset(offset + 1)}
          >
            Next month <span aria-hidden="true">→</span>
          </button>
          <button type="button" className="button button-quiet" onClick={() => print()}>
            Print this month
          </button>
          {isRamadanNear && (
            <a className="button button-quiet" href="/prayer-times/ramadan">
              Calendar of Ramadan
            </a>
          )}
        </div>
      </div>
      {month.state === 'failed' ? (
        <p className="error-text" role="alert">
          Failed to load prayer times
        </p>
      ) : (
        <table className={hidesSunrise ? 'month-table is-without-sunrise' : 'month-table'}>
          <caption className="visually-hidden">Prayer times of {title}: athan / iqama</caption>
          <thead>
            <tr>
              <th scope="col">
                Date <span className="month-form">(hijri - date)</span>
              </th>
              {COLUMNS.filter(column => !hidesSunrise || column !== 'sunrise').map(column => (
                <th key={column} scope="col" className={`is-${column}`}>
                  {LABELS[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {month.state === 'ready'
              ? month.rows.map(row => (
                  <MonthRow
                    key={row.iso}
                    row={row}
                    slots={slotsOn(month.jumuah, row)}
                    isToday={row.iso === today}
                    hidesSunrise={hidesSunrise}
                  />
                ))
              : Array.from({ length: SKELETON_ROWS }, (_, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: skeleton rows are identical
                  <tr key={index} className="month-skeleton">
                    <td colSpan={COLUMNS.length + 1}>&nbsp;</td>
                  </tr>
                ))}
          </tbody>
        </table>
      )}
      {month.state === 'ready' && month.rows.some(row => row.expected) && (
        <p className="month-legend">
          <span className="is-expected">Dotted</span> Hijri dates are expected: they are not
          confirmed yet and can move by a day.
        </p>
      )}
    </section>
  )
}
