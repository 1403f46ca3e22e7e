import { khutbahInWords, khutbahsInWords } from '#domain/prayer/jumuah.ts'
import { PRAYERS, type PrayerName } from '#domain/prayer/names.ts'
import { noticesOf } from '#domain/prayer/notices.ts'
import type { JumuahSlot, PrayerRow } from '#domain/prayer/response.ts'
import { clock12, monthName, weekdayName } from '#domain/time/civil.ts'

interface Props {
  row: PrayerRow
  /** The day's Jumu'ah in full. */
  slots: readonly JumuahSlot[]
  isToday: boolean
  hidesSunrise: boolean
}

/** One day of the month's table; exceptions are marked and explained below the date. */
export function MonthRow({ row, slots, isToday, hidesSunrise }: Props) {
  const isFriday = row.jumuah.length > 0
  const classes = [isToday && 'is-today', isFriday && 'is-friday'].filter(Boolean).join(' ')
  return (
    <tr className={classes} aria-current={isToday ? 'date' : undefined}>
      <th scope="row">
        <span className={row.expected ? 'month-hijri is-expected' : 'month-hijri'}>
          {row.hijri.replace(/, \d+$/, '')}
        </span>
        {row.expected && <span className="visually-hidden"> (expected)</span>}
        <span className="month-dash"> - </span>
        <span className="month-date">
          {weekdayName(row.iso).slice(0, 3)}, {monthName(row.iso).slice(0, 3)}{' '}
          {Number(row.iso.slice(8))}
        </span>
        {isToday && <span className="badge">Today</span>}
        {noticesOf(row).map(notice => (
          <span key={notice} className="month-note">
            {notice}
          </span>
        ))}
      </th>
      {PRAYERS.slice(0, 1).map(prayer => (
        <Times key={prayer} row={row} prayer={prayer} />
      ))}
      {!hidesSunrise && (
        <td className="is-sunrise">
          <Clock clock={row.sunrise} />
        </td>
      )}
      {PRAYERS.slice(1).map(prayer => (
        <Times key={prayer} row={row} prayer={prayer} />
      ))}
      <td className={isFriday ? 'is-jumuah' : 'is-jumuah is-none'}>
        {row.jumuah.map((time, index) => (
          <span key={time}>
            {index > 0 && ' & '}
            <Clock clock={time} />
          </span>
        ))}
        {!isFriday && '--'}
        <span className="month-khutbah">{khutbahsInWords(slots)}</span>
        {slots.map(slot => (
          <span key={slot.time} className="month-khutbah">
            {[khutbahInWords(slot), slot.place].filter(Boolean).join(', ')}
          </span>
        ))}
      </td>
    </tr>
  )
}

function Times({ row, prayer }: { row: PrayerRow; prayer: PrayerName }) {
  const isJumuah = prayer === 'dhuhr' && row.jumuah.length > 0
  const isChanged = !isJumuah && row.changes?.includes(prayer)
  return (
    <td className={isChanged ? 'is-changed' : undefined}>
      <Clock clock={row[prayer].time} />
      <span className="month-slash"> / </span>
      <span className="month-iqama">
        {isJumuah ? '--' : <Clock clock={row[prayer].iqama} />}
        {isChanged && <span className="visually-hidden"> (new)</span>}
      </span>
    </td>
  )
}

function Clock({ clock }: { clock: string }) {
  const [time, meridiem] = clock12(clock).split(' ')
  return (
    <>
      {time}
      <span className="meridiem"> {meridiem}</span>
    </>
  )
}
