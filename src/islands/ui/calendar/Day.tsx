import { memo } from 'react'
import { dayOfMonth, formatDay } from '#domain/time/format.ts'
import { marks } from '#texts/marks.ts'
import { calendarDayTexts as texts } from '#texts/monthCalendar.ts'

/** What a calendar needs of an entry. */
export interface DayEntry {
  id: string
  /** Its text in the day, at most two lines. */
  label: string
  /** The language of its text, where that is not the page's. */
  lang?: string | undefined
  /** When it is, on a line before the text. */
  time?: string
  /** Its kind, for the color and the mark. */
  tone: string
}

/** How many fit a day. */
const FIT = 3
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
            {isToday ? texts.today(formatDay(date)) : formatDay(date)}
          </span>
          <span aria-hidden="true">{dayOfMonth(date)}</span>
        </span>
        {entries.slice(0, FIT).map(entry => (
          <span key={entry.id} className="calendar-entry" data-tone={entry.tone}>
            {entry.time && <Time time={entry.time} />}
            <span className="calendar-title" lang={entry.lang} dir="auto">
              {entry.label}
            </span>
          </span>
        ))}
        <More entries={entries.slice(FIT)} />
      </button>
    </td>
  )
}

/** 'Until 7:45 PM': in a narrow cell '7:45' alone, since the selected day has it whole. */
function Time({ time }: { time: string }) {
  const [before = '', digits = '', after = ''] = time.split(/(\p{Nd}+:\p{Nd}+)/u)
  return (
    <bdi className="calendar-time">
      {before && <span className="calendar-wide">{before}</span>}
      {digits}
      {after && <span className="calendar-wide">{after}</span>}{' '}
    </bdi>
  )
}

/** How many entries do not fit, with their names for screen readers. */
function More({ entries }: Pick<Props, 'entries'>) {
  if (entries.length === 0) return null
  return (
    <span className="calendar-more">
      {texts.count(entries.length)}
      <span className="calendar-wide">{texts.more}</span>
      <span className="visually-hidden">: {namesOf(entries)}</span>
    </span>
  )
}

/** 'Tea, Talk', or 'Tea, Talk, Soup, Circle, Class and 20 others': a longer label is hard to listen to. */
function namesOf(entries: readonly DayEntry[]): string {
  const names = entries
    .slice(0, MOST_NAMED)
    .map(({ time, label }) => (time ? `${time} ${label}` : label))
  const [list, others] = [names.join(marks.comma), entries.length - names.length]
  return others > 0 ? texts.names(list, others) : list
}
