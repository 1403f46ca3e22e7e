import { Fragment, memo } from 'react'
import { hijriDay, shortHijriMonth } from '#domain/prayer/hijriWords.ts'
import { khutbahInWords, khutbahsInWords } from '#domain/prayer/jumuah.ts'
import {
  type MonthDay,
  type MonthTime,
  type MonthView,
  monthColumns,
} from '#domain/prayer/view/month.ts'
import { beginnings } from '#domain/prayer/view/times.ts'
import { clockParts, dayOfMonth, formatShortDay, shortWeekday } from '#domain/time/format.ts'
import { clockTexts } from '#texts/format.ts'
import { jumuahTexts } from '#texts/jumuah.ts'
import { marks } from '#texts/marks.ts'
import { monthPageTexts, monthTexts } from '#texts/prayerTables.ts'
import { JanazahMark } from './JanazahMark.tsx'

const SKELETON_ROWS = 14
const BLANK = '\u00a0'

interface Props {
  title: string
  month: MonthView | 'loading'
}

/** The days of a month as a table, or its outline while they are on their way. */
export const MonthDays = memo(function MonthDays({ title, month }: Props) {
  const columns = month === 'loading' ? monthColumns([]) : month.columns
  const hasSunrise = columns.some(({ name }) => name === 'sunrise')
  return (
    <table className={hasSunrise ? 'month-table' : 'month-table is-without-sunrise'}>
      <caption className="visually-hidden">{monthTexts.caption(title)}</caption>
      <thead>
        <tr>
          <th scope="col">
            {monthTexts.date} <span className="month-rest">{monthPageTexts.dates}</span>
          </th>
          {columns.map(({ name, label, half }) => (
            <th key={name} scope="col" className={`is-${name}`}>
              {label}
              {half && <span className="meridiem"> {half}</span>}
            </th>
          ))}
          <th scope="col" className="is-jumuah">
            {monthPageTexts.jumuah}
          </th>
        </tr>
      </thead>
      <tbody>
        {month === 'loading'
          ? Array.from({ length: SKELETON_ROWS }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: skeleton rows are identical
              <tr key={index} className="month-skeleton">
                <td colSpan={columns.length + 2}>{BLANK}</td>
              </tr>
            ))
          : // A day's row is used again for the same day of another month.
            month.days.map(day => <Day key={dayOfMonth(day.iso)} day={day} />)}
      </tbody>
    </table>
  )
})

/** One day of the month's table; exceptions are marked and explained below the date. */
const Day = memo(function Day({ day }: { day: MonthDay }) {
  const { isToday, isPast, slots, notes, times } = day
  const isFriday = slots.length > 0
  const classes = [
    isToday && 'is-today',
    isPast && 'is-past',
    isFriday && 'is-friday',
    notes.length > 0 && 'is-noted',
  ]
  return (
    <tr className={classes.filter(Boolean).join(' ')} aria-current={isToday ? 'date' : undefined}>
      <th scope="row">
        <Dates day={day} />
        {isToday && <span className="badge">{monthPageTexts.today}</span>}
        {notes.map(note => (
          <span key={note} className="month-note">
            {note}
          </span>
        ))}
      </th>
      {times.map(time => (
        <Times key={time.name} time={time} isToday={isToday} />
      ))}
      <td
        className={isFriday ? 'is-jumuah' : 'is-jumuah is-none'}
        data-name={isFriday ? monthPageTexts.jumuah : undefined}
      >
        {slots.map(({ time }, index) => (
          <Fragment key={time}>
            {index > 0 && clockTexts.and}
            <bdi className="month-clock">
              <Clock clock={time} isSaid={false} />
            </bdi>
          </Fragment>
        ))}
        {!isFriday && jumuahTexts.none}
        <span className="month-khutbah">{khutbahsInWords(slots)}</span>
        {slots.map(slot => (
          <span key={slot.time} className="month-khutbah">
            {[khutbahInWords(slot), slot.place].filter(Boolean).join(marks.comma)}
          </span>
        ))}
      </td>
    </tr>
  )
})

/** 'Jumada al-Thani 11 - Sat, Nov 21'; narrow tables show 'Sat 21' over 'Jum 11' instead. */
function Dates({ day: { iso, hijri, isExpected } }: { day: MonthDay }) {
  const { month, day } = hijri
  const className = isExpected ? 'month-hijri is-expected' : 'month-hijri'
  return (
    <>
      <span className="month-full">
        <span className={className}>{hijriDay(month, day)}</span>
        {isExpected && <span className="visually-hidden"> {monthPageTexts.expected}</span>} -{' '}
        <span className="month-date">{formatShortDay(iso)}</span>
      </span>
      <span className="month-short" aria-hidden="true">
        <span className="month-date">
          {shortWeekday(iso)} {dayOfMonth(iso)}
        </span>{' '}
        <span className={className}>{hijriDay(shortHijriMonth(month), day)}</span>
      </span>
    </>
  )
}

function Times({ time, isToday }: { time: MonthTime; isToday: boolean }) {
  const { name, athan, iqama, isChanged, isSaid } = time
  if (name === 'sunrise') {
    return (
      <td className="is-sunrise">
        <Clock clock={athan} isSaid={isSaid} />
      </td>
    )
  }
  return (
    <td className={isChanged ? 'is-changed' : undefined}>
      <span className={isSaid ? 'month-times' : 'month-times is-mixed'}>
        <span className="month-athan">
          {beginnings(time).map(clock => (
            <span key={clock} className="month-beginning">
              <Clock clock={clock} isSaid={isSaid} />
            </span>
          ))}
        </span>
        <span className="month-slash"> / </span>
        <span className="month-iqama">
          <Clock clock={iqama} isSaid={isSaid} />
          {isChanged && <span className="visually-hidden"> {monthPageTexts.changed}</span>}
          {isToday && <JanazahMark of={name} />}
        </span>
      </span>
    </td>
  )
}

/** A time; its half of the day is only heard where the column's head says it. */
function Clock({ clock, isSaid }: { clock: string; isSaid: boolean }) {
  const [digits, half] = clockParts(clock)
  return (
    <>
      {digits}
      {half && <span className={isSaid ? 'visually-hidden' : 'meridiem'}> {half}</span>}
    </>
  )
}
