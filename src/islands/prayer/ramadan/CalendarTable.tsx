import type { ReactNode } from 'react'
import { khutbahTimes, slotsOn } from '#domain/prayer/jumuah.ts'
import type { PrayerName } from '#domain/prayer/names.ts'
import type { JumuahSlot, PrayerRow } from '#domain/prayer/response.ts'
import {
  type CalendarLine,
  calendarLines,
  eveningsHead,
  type RamadanMonth,
} from '#domain/prayer/view/ramadan.ts'
import { dayTimes } from '#domain/prayer/view/times.ts'
import { clock12, formatShortDay, joinTimes, shortClock } from '#domain/time/format.ts'
import { figures } from '#locale/locale.ts'
import { prayerNames } from '#texts/prayerNames.ts'
import { ramadanHeads, ramadanTableTexts as texts } from '#texts/ramadanTable.ts'

interface Props {
  month: RamadanMonth
  /** Marked; none while the page is as it was built. */
  today: string | undefined
}

/** One line a day: the end of suhoor, the prayers, iftar, and the night that follows. */
export function CalendarTable({ month, today }: Props) {
  const { jumuah, hidesSunrise } = month
  const lines = calendarLines(month)
  const hasImsak = lines.some(({ row }) => row.imsak)
  const columns = 6 + (hasImsak ? 1 : 0) + (hidesSunrise ? 0 : 1)
  return (
    <table className="ramadan-table">
      <caption className="visually-hidden">{texts.caption(month.name)}</caption>
      <thead>
        <tr>
          <th scope="col">{ramadanHeads.day}</th>
          {hasImsak && <th scope="col">{ramadanHeads.imsak}</th>}
          <th scope="col">
            {prayerNames.fajr} <span>{texts.suhoorEnds}</span>
          </th>
          {!hidesSunrise && (
            <th scope="col" className="is-wide">
              {prayerNames.sunrise}
            </th>
          )}
          <th scope="col" className="is-wide">
            {prayerNames.dhuhr}
          </th>
          <th scope="col" className="is-wide">
            {prayerNames.asr}
          </th>
          <th scope="col">
            {prayerNames.maghrib} <span>{texts.iftar}</span>
          </th>
          <th scope="col">{prayerNames.isha}</th>
          <th scope="col">{eveningsHead(lines)}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(line =>
          line.day === 0 ? (
            <FirstEvening key={line.row.iso} line={line} columns={columns} />
          ) : (
            <Day
              key={line.row.iso}
              line={line}
              slots={slotsOn(jumuah, line.row)}
              isToday={line.row.iso === today}
              hasImsak={hasImsak}
              hidesSunrise={hidesSunrise === true}
            />
          ),
        )}
      </tbody>
    </table>
  )
}

/** The evening before the first fast. */
function FirstEvening({ line, columns }: { line: CalendarLine; columns: number }) {
  return (
    <tr className="ramadan-eve">
      <DayHead row={line.row}>
        <b>{texts.eve}</b>
      </DayHead>
      <td className="ramadan-begins" colSpan={columns}>
        {(line.row.tarawih ? texts.beginsWithTarawih : texts.begins)(
          clock12(line.row.maghrib.time),
        )}
        <Night line={line} />
      </td>
    </tr>
  )
}

interface DayProps {
  line: CalendarLine
  slots: readonly JumuahSlot[]
  isToday: boolean
  hasImsak: boolean
  hidesSunrise: boolean
}

function Day({ line, slots, isToday, hasImsak, hidesSunrise }: DayProps) {
  const { row, day } = line
  const classes = [
    isToday && 'is-today',
    row.jumuah.length > 0 && 'is-friday',
    day > 20 && 'is-last',
  ]
  return (
    <tr className={classes.filter(Boolean).join(' ')} aria-current={isToday ? 'date' : undefined}>
      <DayHead row={row}>
        <b>{figures(day)}</b>
      </DayHead>
      {hasImsak && <td>{row.imsak && shortClock(row.imsak)}</td>}
      <Times row={row} prayer="fajr" />
      {!hidesSunrise && <td className="is-wide">{shortClock(row.sunrise)}</td>}
      <Times row={row} prayer="dhuhr" slots={slots} isWide />
      <Times row={row} prayer="asr" isWide />
      <Times row={row} prayer="maghrib" />
      <Times row={row} prayer="isha" />
      <td className={line.isOdd ? 'ramadan-night is-odd' : 'ramadan-night'}>
        <Night line={line} />
      </td>
    </tr>
  )
}

function DayHead({ row: { iso }, children }: { row: PrayerRow; children: ReactNode }) {
  return (
    <th scope="row">
      {children} <span>{formatShortDay(iso)}</span>
    </th>
  )
}

interface TimesProps {
  row: PrayerRow
  prayer: PrayerName
  /** The khutbahs of a Friday take the place of Dhuhr's iqama. */
  slots?: readonly JumuahSlot[]
  isWide?: boolean
}

function Times({ row, prayer, slots = [], isWide }: TimesProps) {
  const [{ athan, iqama } = { athan: '', iqama: '' }] = dayTimes(row, [prayer])
  return (
    <td className={isWide ? 'is-wide' : undefined}>
      <span>{shortClock(athan)}</span>
      <span className="ramadan-slash"> / </span>
      <b>{slots.length > 0 ? khutbahTimes(slots) : shortClock(iqama)}</b>
    </td>
  )
}

/** Tarawih, and the name of a night of the last ten. */
function Night({ line: { row, nightName, isOdd, isOpen } }: { line: CalendarLine }) {
  const times = row.tarawih?.map(({ time, label }) =>
    [label, shortClock(time)].filter(Boolean).join(' '),
  )
  return (
    <>
      {times && <b>{joinTimes(times)}</b>}
      {isOpen && <span>{texts.ifNotSeen}</span>}{' '}
      {nightName && (
        <span className={isOdd ? 'ramadan-odd' : undefined}>
          {nightName}
          {isOdd && <span aria-hidden="true"> ★</span>}
          {isOdd && <span className="visually-hidden"> {texts.odd}</span>}
        </span>
      )}
    </>
  )
}
