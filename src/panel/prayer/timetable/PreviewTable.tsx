import { useEffect, useState } from 'react'
import { DAY_TIMES } from '#domain/prayer/names.ts'
import { columnLabel, columnParts, type TableColumn } from '#domain/prayer/timetable/columns.ts'
import { formatMonth, shortWeekday } from '#domain/time/format.ts'
import { Select } from '#islands/ui/Select.tsx'
import { short } from '../words.ts'
import type { ReadDay, ReadTable } from './readDays.ts'
import { type ImportReview, MARKED_MINUTES, markKey } from './review.ts'

/** A cell of the preview to show. */
export interface ShownCell {
  readonly day: number
  readonly column?: TableColumn | undefined
}

interface Props {
  read: ReadTable
  review: ImportReview
  shown: ShownCell | undefined
}

const cellId = ({ day, column = 'fajr' }: ShownCell) =>
  `timetable-${day}-${column.replace(' ', '-')}`
const dateId = (day: number) => `timetable-${day}`

/** The timetable month by month, with every time that differs from the computed one marked. */
export function PreviewTable({ read, review, shown }: Props) {
  const { days, marked } = review
  const months = monthsOf(days)
  const [chosen, setChosen] = useState<string>()
  useEffect(() => {
    if (!shown) return
    setChosen(undefined)
  }, [shown])
  const keyOf = (day: number) => months.find(({ indexes }) => indexes.includes(day))?.key
  const key = chosen ?? (shown && keyOf(shown.day)) ?? months[0]?.key
  const month = months.find(known => known.key === key) ?? months[0]
  useEffect(() => {
    if (!shown || !key) return
    const place = document.getElementById(shown.column ? cellId(shown) : dateId(shown.day))
    place?.scrollIntoView({ block: 'center', inline: 'center' })
    place?.focus({ preventScroll: true })
  }, [shown, key])
  if (!month) return null
  const markedDays = new Set([...marked.keys()].map(mark => mark.split(' ')[0]))
  const wrong = new Set(review.errors.map(({ day, column }) => `${day} ${column ?? ''}`))
  return (
    <div className="pile-xs">
      {review.tableDays.length > 0 && read.computed.length < DAY_TIMES.length && (
        <p>
          {markedDays.size === 0
            ? `No athan differs from the computed one by more than ${MARKED_MINUTES} minutes.`
            : `On ${markedDays.size} of ${days.length} days an athan differs from the computed one by more than ${MARKED_MINUTES} minutes. It is marked, with the computed time below it.`}
        </p>
      )}
      {months.length > 1 && (
        <Select
          label="Month"
          value={month.key}
          options={months.map(({ key, label, indexes }) => {
            const number = indexes.filter(index => markedDays.has(String(index))).length
            return { value: key, label: number ? `${label} (${number} marked)` : label }
          })}
          onChange={setChosen}
        />
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard */}
      <section className="check-scroll" aria-label={`Preview of ${month.label}`} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Date</th>
              {read.columns.map(column => (
                <th key={column} scope="col" data-iqama={columnParts(column).isIqama || undefined}>
                  {columnLabel(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {month.indexes.map(index => {
              const day = days[index]
              if (!day) return null
              return (
                <tr key={index}>
                  <th
                    scope="row"
                    id={dateId(index)}
                    tabIndex={-1}
                    data-wrong={wrong.has(`${index} `) || undefined}
                  >
                    {day.date ? dayLabel(day.date) : day.dateText || 'No date'}
                  </th>
                  {read.columns.map(column => (
                    <Cell
                      key={column}
                      id={cellId({ day: index, column })}
                      day={day}
                      column={column}
                      computed={marked.get(markKey(index, column))}
                      on24Hours={read.notation.on24.size > 0}
                      isWrong={wrong.has(`${index} ${column}`)}
                    />
                  ))}
                </tr>
              )
            })}
          </tbody>
        </table>
      </section>
    </div>
  )
}

interface CellProps {
  id: string
  day: ReadDay
  column: TableColumn
  computed: string | undefined
  on24Hours: boolean
  isWrong: boolean
}

function Cell({ id, day, column, computed, on24Hours, isWrong }: CellProps) {
  const cell = day.cells[column]
  const { name, isIqama } = columnParts(column)
  const isRead = cell?.clock != null
  const inClock = (clock: string) => (on24Hours ? clock : short(clock, name))
  const text = isRead ? inClock(cell.clock ?? '') : (cell?.text ?? '')
  return (
    <td
      id={id}
      tabIndex={-1}
      data-wrong={isWrong || (!isRead && (cell || !isIqama)) || undefined}
      data-marked={computed !== undefined || undefined}
      data-iqama={isIqama || undefined}
      data-carried={cell?.above !== undefined || undefined}
    >
      {text || (isIqama ? '' : 'missing')}
      {computed && (
        <small>
          <span className="visually-hidden">computed </span>
          {inClock(computed)}
        </small>
      )}
      {cell?.isJumuah && <small>in the file: {cell.text}</small>}
    </td>
  )
}

const dayLabel = (date: string) => `${shortWeekday(date)} ${Number(date.slice(8))}`

/** The rows by month, in the file's order; a row without a date is with the one before it. */
function monthsOf(days: readonly ReadDay[]) {
  const months: { key: string; label: string; indexes: number[] }[] = []
  days.forEach(({ date }, index) => {
    const key = date?.slice(0, 7) ?? months.at(-1)?.key ?? ''
    const known = months.find(month => month.key === key)
    if (known) known.indexes.push(index)
    else {
      const label = date ? formatMonth(date) : 'Rows without a date'
      months.push({ key, label, indexes: [index] })
    }
  })
  return months
}
