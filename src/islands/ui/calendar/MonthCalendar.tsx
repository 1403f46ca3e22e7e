import { type ReactNode, useId } from 'react'
import { formatMonth, nameOfWeekday, shortNameOfWeekday } from '#domain/time/format.ts'
import { monthGrid, weekdayColumns } from '#domain/time/monthGrid.ts'
import { monthCalendarTexts } from '#texts/monthCalendar.ts'
import { ChosenDay } from './ChosenDay.tsx'
import { Day, type DayEntry } from './Day.tsx'
import { MonthControls } from './MonthControls.tsx'
import { type CalendarPosition, type OnMove, useMonthGrid } from './useMonthGrid.ts'
import './calendar.css'

interface Props<Entry extends DayEntry> {
  /** The date at the mosque; undefined in the prebuilt page, where no day is marked. */
  today: string | undefined
  /** The day the page was built on, whose month is prebuilt. */
  builtOn: string
  entriesOn: (date: string) => readonly Entry[]
  /** One entry in the list of the selected day; pass a stable function, else all entries render again. */
  renderEntry: (entry: Entry) => ReactNode
  /** The kinds of entry with their names, for the legend. */
  legend: readonly { tone: string; label: string }[]
  /** The position to show when it is kept elsewhere, such as in the address; with `onPlace`. */
  place?: CalendarPosition
  onPlace?: OnMove
}

/**
 * A month from Sunday to Saturday with the entries of each day, and the selected day's entries
 * beside it. Its keys follow the ARIA grid pattern.
 */
export function MonthCalendar<Entry extends DayEntry>(props: Props<Entry>) {
  const { today, builtOn, entriesOn, renderEntry, legend, place, onPlace } = props
  const heading = useId()
  const calendar = useMonthGrid(today, builtOn, place, onPlace)
  const { month, selected, reachable } = calendar
  return (
    <div className="calendar">
      <div className="calendar-month">
        <MonthControls
          headingId={heading}
          title={formatMonth(month)}
          onTurn={calendar.turn}
          onToday={calendar.toToday}
        />
        <table
          className="calendar-grid"
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA date grid is a table
          role="grid"
          aria-labelledby={heading}
          ref={calendar.grid}
          onKeyDown={calendar.onKeyDown}
          onClick={calendar.onClick}
        >
          <thead>
            <tr>
              {weekdayColumns().map(day => (
                <th key={day} scope="col" abbr={nameOfWeekday(day)}>
                  {shortNameOfWeekday(day)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {monthGrid(month).map(week => (
              <tr key={week.find(Boolean)}>
                {weekdayColumns().map((day, column) => {
                  const date = week[column]
                  return date ? (
                    <Day
                      key={day}
                      date={date}
                      entries={entriesOn(date)}
                      isToday={date === today}
                      isSelected={date === selected}
                      isReachable={date === reachable}
                    />
                  ) : (
                    <td key={day} className="calendar-blank" />
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
        <ul className="calendar-legend" aria-label={monthCalendarTexts.categories}>
          {legend.map(({ tone, label }) => (
            <li key={label} data-tone={tone}>
              {label}
            </li>
          ))}
        </ul>
      </div>
      <section className="calendar-day" aria-live="polite" aria-label={monthCalendarTexts.selected}>
        {selected && <ChosenDay date={selected} entriesOn={entriesOn} renderEntry={renderEntry} />}
      </section>
    </div>
  )
}
