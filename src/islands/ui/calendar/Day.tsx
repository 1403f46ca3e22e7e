import { monthName, weekdayName } from '#domain/prayer/civil.ts'

/** What a calendar has to know of an entry. */
export interface DayEntry {
  id: string
  /** What the day shows of it, in a line or two. */
  label: string
  /** Its kind, which decides the colour and the mark. */
  tone: string
}

/** More than these do not fit a day; a count says it then. */
const MOST_SHOWN = 2
/** So many of the others are named to screen readers; the day itself, once chosen, names all. */
const MOST_NAMED = 5

interface Props {
  date: string
  entries: readonly DayEntry[]
  isToday: boolean
  isSelected: boolean
  /** Whether Tab leads here: one day of the grid at a time. */
  isReachable: boolean
  onSelect: (date: string) => void
}

/** One day of the grid; what it shows, and what it cuts short, is its name too. */
export function Day({ date, entries, isToday, isSelected, isReachable, onSelect }: Props) {
  const shown = entries.slice(0, entries.length > MOST_SHOWN ? MOST_SHOWN - 1 : MOST_SHOWN)
  const hidden = entries.slice(shown.length)
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: focus goes to the button, as the pattern allows
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA date grid is a table
    <td role="gridcell" aria-selected={isSelected}>
      <button
        type="button"
        className="calendar-cell"
        data-date={date}
        tabIndex={isReachable ? 0 : -1}
        aria-current={isToday ? 'date' : undefined}
        onClick={() => onSelect(date)}
      >
        <span className="calendar-number">
          <span className="visually-hidden">
            {isToday && 'Today, '}
            {weekdayName(date)}, {monthName(date)}{' '}
          </span>
          {Number(date.slice(8))}
        </span>
        {shown.map(entry => (
          <span key={entry.id} className="calendar-entry" data-tone={entry.tone}>
            <span>{entry.label}</span>
          </span>
        ))}
        {hidden.length > 0 && (
          <span className="calendar-more">
            +{hidden.length} more
            <span className="visually-hidden">: {namesOf(hidden)}</span>
          </span>
        )}
      </button>
    </td>
  )
}

/** 'Tea, Talk', or 'Tea, Talk, Soup, Circle, Class and 20 others': nobody listens to more. */
function namesOf(entries: readonly DayEntry[]): string {
  const names = entries.slice(0, MOST_NAMED).map(({ label }) => label)
  const others = entries.length - names.length
  return (
    names.join(', ') + (others > 0 ? ` and ${others} ${others === 1 ? 'other' : 'others'}` : '')
  )
}
