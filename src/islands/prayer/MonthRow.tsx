import { Fragment, memo } from 'react'
import { khutbahInWords, khutbahsInWords } from '#domain/prayer/jumuah.ts'
import { PRAYERS, type PrayerName } from '#domain/prayer/names.ts'
import type { JumuahSlot, PrayerRow } from '#domain/prayer/response.ts'
import { clockParts, formatShortDay, shortWeekday } from '#domain/time/format.ts'
import { clockTexts } from '#texts/format.ts'
import { HIJRI_PARTS, hijriTexts } from '#texts/hijri.ts'
import { jumuahTexts } from '#texts/jumuah.ts'
import { COMMA } from '#texts/marks.ts'
import { monthTexts } from '#texts/prayerTables.ts'
import type { Meridiems } from './meridiems.ts'
import { monthNotes } from './monthNotes.ts'

interface Props {
  row: PrayerRow
  /** The day's Jumu'ah in full. */
  slots: readonly JumuahSlot[]
  isToday: boolean
  isPast: boolean
  hidesSunrise: boolean
  /** What the column heads say already. */
  meridiems: Meridiems
}

/** One day of the month's table; exceptions are marked and explained below the date. */
export const MonthRow = memo(function MonthRow(props: Props) {
  const { row, slots, isToday, isPast, hidesSunrise, meridiems } = props
  const isFriday = row.jumuah.length > 0
  const notices = monthNotes(row)
  const classes = [
    isToday && 'is-today',
    isPast && 'is-past',
    isFriday && 'is-friday',
    notices.length > 0 && 'is-noted',
  ]
  return (
    <tr className={classes.filter(Boolean).join(' ')} aria-current={isToday ? 'date' : undefined}>
      <th scope="row">
        <Dates row={row} />
        {isToday && <span className="badge">{monthTexts.today}</span>}
        {notices.map(notice => (
          <span key={notice} className="month-note">
            {notice}
          </span>
        ))}
      </th>
      <Times row={row} prayer="fajr" meridiems={meridiems} />
      {!hidesSunrise && (
        <td className="is-sunrise">
          <Clock clock={row.sunrise} isSaid={meridiems.sunrise !== undefined} />
        </td>
      )}
      {PRAYERS.slice(1).map(prayer => (
        <Times key={prayer} row={row} prayer={prayer} meridiems={meridiems} />
      ))}
      <td className={isFriday ? 'is-jumuah' : 'is-jumuah is-none'}>
        {row.jumuah.map((time, index) => (
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
            {[khutbahInWords(slot), slot.place].filter(Boolean).join(COMMA)}
          </span>
        ))}
      </td>
    </tr>
  )
})

/** 'Jumada al-Thani 11 - Sat, Nov 21'; narrow tables show 'Sat 21' over 'Jum 11' instead. */
function Dates({ row }: { row: PrayerRow }) {
  const { month = row.hijri, day = '' } = HIJRI_PARTS.exec(row.hijri)?.groups ?? {}
  const date = Number(row.iso.slice(8))
  const className = row.expected ? 'month-hijri is-expected' : 'month-hijri'
  return (
    <>
      <span className="month-full">
        <span className={className}>{hijriTexts.day(month, day)}</span>
        {row.expected && <span className="visually-hidden"> {monthTexts.expected}</span>} -{' '}
        <span className="month-date">{formatShortDay(row.iso)}</span>
      </span>
      <span className="month-short" aria-hidden="true">
        <span className="month-date">
          {shortWeekday(row.iso)} {date}
        </span>{' '}
        <span className={className}>{hijriTexts.day(hijriTexts.short(month), day)}</span>
      </span>
    </>
  )
}

interface TimesProps {
  row: PrayerRow
  prayer: PrayerName
  meridiems: Meridiems
}

function Times({ row, prayer, meridiems }: TimesProps) {
  const isJumuah = prayer === 'dhuhr' && row.jumuah.length > 0
  const isChanged = !isJumuah && row.changes?.includes(prayer)
  const isSaid = meridiems[prayer] !== undefined
  return (
    <td className={isChanged ? 'is-changed' : undefined}>
      <span className={isSaid ? 'month-times' : 'month-times is-mixed'}>
        <span className="month-athan">
          <Clock clock={row[prayer].time} isSaid={isSaid} />
        </span>
        <span className="month-slash"> / </span>
        <span className="month-iqama">
          {isJumuah ? jumuahTexts.none : <Clock clock={row[prayer].iqama} isSaid={isSaid} />}
          {isChanged && <span className="visually-hidden"> {monthTexts.changed}</span>}
        </span>
      </span>
    </td>
  )
}

/** A time; its half of the day is only heard where the column's head says it. */
function Clock({ clock, isSaid }: { clock: string; isSaid: boolean }) {
  const [time, meridiem] = clockParts(clock)
  return (
    <>
      {time}
      <span className={isSaid ? 'visually-hidden' : 'meridiem'}> {meridiem}</span>
    </>
  )
}
