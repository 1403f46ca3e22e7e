import { useStore } from '@nanostores/react'
import { memo, useDeferredValue, useEffect, useMemo, useRef, useState, useTransition } from 'react'
import { slotsOn } from '#domain/prayer/jumuah.ts'
import { LABELS } from '#domain/prayer/names.ts'
import type { PrayerRow, PrayerTimesResponse } from '#domain/prayer/response.ts'
import { isRamadan, settled } from '#domain/prayer/season.ts'
import { addDays, civilDateIn, firstOfMonth } from '#domain/time/civil.ts'
import { formatMonth } from '#domain/time/format.ts'
import { $now } from '#stores/clock.ts'
import { $prayerData, keepPrayerTimes, loadPrayerYear } from '#stores/prayer.ts'
import { monthTexts } from '#texts/prayerTables.ts'
import { MonthRow } from './MonthRow.tsx'
import { meridiemsOf } from './meridiems.ts'
import { useMonthFit } from './useMonthFit.ts'
import './month.css'
import './monthNarrow.css'
import './monthPrint.css'

const COLUMNS = ['fajr', 'sunrise', 'dhuhr', 'asr', 'maghrib', 'isha', 'jumuah'] as const
/** Heads that a narrow phone may break. */
const NARROW_LABELS: Partial<Record<(typeof COLUMNS)[number], string>> = {
  sunrise: 'Sun\u00adrise',
  maghrib: 'Magh\u00adrib',
}
const [beforeIqama, afterIqama] = monthTexts.form('|').split('|')
const [beforeDotted, afterDotted] = monthTexts.legend('|').split('|')
const SKELETON_ROWS = 14
/** From how many days before on Ramadan's calendar is linked. */
const MONTH = 31

type Month =
  | { state: 'loading' }
  | ({ state: 'ready'; rows: readonly PrayerRow[] } & Pick<
      PrayerTimesResponse,
      'jumuah' | 'hidesSunrise'
    >)
  | { state: 'failed' }

const LOADING: Month = { state: 'loading' }

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
  const known = useMemo(
    () =>
      data.state === 'ready' && first && today ? monthOf(data.response, first, today) : undefined,
    [data, first, today],
  )
  const isKnown = known?.state === 'ready'

  useEffect(() => {
    if (!first || !today || isKnown) return
    let isStale = false
    const show = (month: Month) => {
      if (!isStale) setLoaded({ first, month })
    }
    loadPrayerYear(Number(first.slice(0, 4))).then(
      ({ response }) => show(monthOf(response, first, today)),
      () => show({ state: 'failed' }),
    )
    return () => {
      isStale = true
    }
  }, [first, today, isKnown])

  const shown = { first, today, isRamadanNear }
  if (data.state === 'failed') return { ...shown, month: { state: 'failed' } }
  if (isKnown) return { ...shown, month: known }
  if (loaded && loaded.first === first) return { ...shown, month: loaded.month }
  return { ...shown, month: LOADING }
}

/** The rows of a whole month; a response without them counts as failed. */
function monthOf(
  { info, jumuah, hidesSunrise }: PrayerTimesResponse,
  first: string,
  today: string,
): Month {
  const next = firstOfMonth(first, 1)
  const rows = info
    .filter(row => row.iso >= first && row.iso < next)
    .map(row => settled(row, today))
  if (rows.length < 28) return { state: 'failed' }
  return { state: 'ready', rows, jumuah, ...(hidesSunrise && { hidesSunrise }) }
}

/** A month's times: athan / iqama for every prayer, opened at today, with buttons for other months. */
export function MonthTable() {
  const [offset, setOffset] = useState(0)
  const [isUnfolded, setUnfolded] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const { first, today, month, isRamadanNear } = useMonth(offset)
  const [, startFolding] = useTransition()
  const rows = month.state === 'ready' ? month.rows : NO_ROWS
  const title = first ? formatMonth(first) : '\u00a0'
  // The heading changes at once, the table as soon as it is drawn.
  const shown = useDeferredValue(month.state === 'failed' ? undefined : month)
  const shownTitle = useDeferredValue(title)
  useMonthFit(box, shown)
  const past = shown?.state === 'ready' && today ? daysBefore(shown.rows, today) : 0
  return (
    <section className="month" aria-labelledby="month-title" aria-busy={month.state === 'loading'}>
      <div className="month-head">
        <div>
          <h2 id="month-title" aria-live="polite">
            {title}
          </h2>
          <p className="month-span">{hijriSpan(rows)}</p>
        </div>
        <div className="month-moves">
          <button
            type="button"
            className="button button-quiet"
            disabled={offset <= -MOST}
            onClick={() => setOffset(offset - 1)}
          >
            <span className="month-arrow" aria-hidden="true">
              ←
            </span>{' '}
            {monthTexts.previous}
          </button>
          <button
            type="button"
            className="button button-quiet"
            disabled={offset >= MOST}
            onClick={() => setOffset(offset + 1)}
          >
            {monthTexts.next}{' '}
            <span className="month-arrow" aria-hidden="true">
              →
            </span>
          </button>
          <button type="button" className="button button-quiet" onClick={() => print()}>
            {monthTexts.print}
          </button>
          {isRamadanNear && (
            <a className="button button-quiet" href="/prayer-times/ramadan">
              {monthTexts.ramadan}
            </a>
          )}
        </div>
      </div>
      <div className="month-above">
        <p className="month-form">
          {beforeIqama}
          <strong>{monthTexts.iqama}</strong>
          {afterIqama}
        </p>
        {past > 0 && (
          <button
            type="button"
            className="button button-link"
            aria-expanded={isUnfolded}
            onClick={() => startFolding(() => setUnfolded(!isUnfolded))}
          >
            {isUnfolded ? monthTexts.hidePast : monthTexts.past(past)}
          </button>
        )}
      </div>
      {month.state === 'failed' || !shown ? (
        <p className="error-text" role="alert">
          {monthTexts.failed}
        </p>
      ) : (
        <div ref={box} className={past > 0 && !isUnfolded ? 'month-box is-folded' : 'month-box'}>
          <Table title={shownTitle} month={shown} today={today} />
        </div>
      )}
      {rows.some(row => row.expected) && (
        <p className="month-legend">
          {beforeDotted}
          <span className="is-expected">{monthTexts.dotted}</span>
          {afterDotted}
        </p>
      )}
      {first && offset < MOST && rows.length > 0 && (
        <button
          type="button"
          className="button button-quiet month-onward"
          onClick={() => {
            setOffset(offset + 1)
            document.getElementById('month-title')?.scrollIntoView()
          }}
        >
          {formatMonth(firstOfMonth(first, 1))}{' '}
          <span className="month-arrow" aria-hidden="true">
            →
          </span>
        </button>
      )}
    </section>
  )
}

/** How many of the current month's days are over; 0 in another month. */
function daysBefore(rows: readonly PrayerRow[], today: string): number {
  const index = rows.findIndex(row => row.iso === today)
  return Math.max(0, index)
}

const NO_ROWS: readonly PrayerRow[] = []
/** How many months forward and back are shown. */
const MOST = 12

/** 'Jumada al-Awwal – Jumada al-Thani 1448': the Hijri months of the rows. */
function hijriSpan(rows: readonly PrayerRow[]): string {
  const [from, to] = [rows[0], rows.at(-1)].map(row => /^(.+) \d+, (\d+)$/.exec(row?.hijri ?? ''))
  if (!from || !to) return '\u00a0'
  const [, firstMonth, firstYear] = from
  const [, lastMonth, lastYear] = to
  if (firstMonth === lastMonth) return `${lastMonth} ${lastYear}`
  const year = firstYear === lastYear ? '' : ` ${firstYear}`
  return `${firstMonth}${year} – ${lastMonth} ${lastYear}`
}

interface TableProps {
  title: string
  month: Exclude<Month, { state: 'failed' }>
  today: string | undefined
}

const Table = memo(function Table({ title, month, today }: TableProps) {
  const rows = month.state === 'ready' ? month.rows : NO_ROWS
  const meridiems = useMemo(() => meridiemsOf(rows), [rows])
  const hidesSunrise = month.state === 'ready' && month.hidesSunrise === true
  return (
    <table className={hidesSunrise ? 'month-table is-without-sunrise' : 'month-table'}>
      <caption className="visually-hidden">{monthTexts.caption(title)}</caption>
      <thead>
        <tr>
          <th scope="col">
            {monthTexts.date} <span className="month-rest">{monthTexts.dates}</span>
          </th>
          {COLUMNS.filter(column => !hidesSunrise || column !== 'sunrise').map(column => (
            <th key={column} scope="col" className={`is-${column}`}>
              {column === 'jumuah' ? monthTexts.jumuah : (NARROW_LABELS[column] ?? LABELS[column])}
              {column !== 'jumuah' && meridiems[column] && (
                <span className="meridiem"> {meridiems[column]}</span>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {month.state === 'ready'
          ? month.rows.map(row => (
              <MonthRow
                // A day's row is used again for the same day of another month.
                key={row.iso.slice(8)}
                row={row}
                slots={slotsOn(month.jumuah, row)}
                isToday={row.iso === today}
                isPast={today !== undefined && row.iso < today}
                hidesSunrise={hidesSunrise}
                meridiems={meridiems}
              />
            ))
          : Array.from({ length: SKELETON_ROWS }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: skeleton rows are identical
              <tr key={index} className="month-skeleton">
                <td colSpan={COLUMNS.length + 1}>{'\u00a0'}</td>
              </tr>
            ))}
      </tbody>
    </table>
  )
})
