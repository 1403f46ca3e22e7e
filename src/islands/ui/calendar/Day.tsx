import { memo } from 'react'
import { monthName, weekdayName } from '#domain/time/format.ts'
import { calendarDayTexts as texts } from '#texts/monthCalendar.ts'

/** What a calendar needs of an entry. */
export interface DayEntry {
  id: string
  /** Its text in the day, at most two lines. */
  label: string
  /** When it is, on a line before the text. */
  time?: string
  /** Its kind, for the color and the mark. */
  tone: string
}

/** How many fit a day in a narrow and in a wide window; the style sheet shows one of both. */
const FIT = { narrow: 1, wide: 3 } as const
/** How many of the others screen readers get by name; the selected day lists all. */
const MOST_NAMED = 5

interface Props {
  date: string
  entries: readonly DayEntry[]
  isToday: boolean
  isSelected: boolean
  /** Whether Tab reaches this day: only one day of the grid at a time. */
  isReachable: boolean
}

/** One day of the grid; its accessible name includes all entries, also shortened ones. */
export const Day = memo(DayCell)

function DayCell({ date, entries, isToday, isSelected, isReachable }: Props) {
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: in a grid, a cell is a gridcell
    <td aria-selected={isSelected}>
      <button
        type="button"
        className="calendar-cell"
        data-date={date}
        tabIndex={isReachable ? 0 : -1}
        aria-current={isToday ? 'date' : undefined}
      >
        <span className="calendar-number">
          <span className="visually-hidden">
            {(isToday ? texts.todayBefore : texts.before)(weekdayName(date), monthName(date))}
          </span>
          {Number(date.slice(8))}
        </span>
        {entries.slice(0, FIT.wide).map((entry, index) => (
          <span
            key={entry.id}
            className={index < FIT.narrow ? 'calendar-entry' : 'calendar-entry calendar-wide'}
            data-tone={entry.tone}
          >
            {entry.time && <bdi className="calendar-time">{entry.time} </bdi>}
            <span className="calendar-title">{entry.label}</span>
          </span>
        ))}
        <More entries={entries} window="narrow" />
        <More entries={entries} window="wide" />
      </button>
    </td>
  )
}

/** How many entries do not fit, with their names for screen readers. */
function More({ entries, window }: Pick<Props, 'entries'> & { window: keyof typeof FIT }) {
  const left = entries.slice(FIT[window])
  if (left.length === 0) return null
  return (
    <span className={`calendar-more calendar-${window}`}>
      {texts.more(left.length)}
      <span className="visually-hidden">: {namesOf(left)}</span>
    </span>
  )
}

/** 'Tea, Talk', or 'Tea, Talk, Soup, Circle, Class and 20 others': a longer label is hard to listen to. */
function namesOf(entries: readonly DayEntry[]): string {
  const names = entries
    .slice(0, MOST_NAMED)
    .map(({ time, label }) => (time ? `${time} ${label}` : label))
  return texts.names(names, entries.length - names.length)
}
