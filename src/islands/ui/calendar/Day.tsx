import { formatDay } from '#domain/prayer/civil.ts'

/** What a calendar has to know of an entry. */
export interface DayEntry {
  id: string
  /** What the day shows of it, in a line or two. */
  label: string
  /** Its kind, which decides the colour and the mark. */
  tone: string
}

type Labels = readonly Pick<DayEntry, 'label'>[]

/** More than these do not fit a day; a count says it then. */
const MOST_SHOWN = 2

interface Props {
  date: string
  entries: readonly DayEntry[]
  isToday: boolean
  isSelected: boolean
  /** Whether Tab leads here: one day of the grid at a time. */
  isReachable: boolean
  onSelect: (date: string) => void
}

/** One day of the grid; its name says everything that it shows. */
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
        aria-label={spoken(date, shown, hidden, isToday)}
        onClick={() => onSelect(date)}
      >
        <span className="calendar-number">{Number(date.slice(8))}</span>
        {shown.map(entry => (
          <span key={entry.id} className="calendar-entry" data-tone={entry.tone}>
            <span>{entry.label}</span>
          </span>
        ))}
        {hidden.length > 0 && <span className="calendar-more">+{hidden.length} more</span>}
      </button>
    </td>
  )
}

/** The visible text in its order, so that it can be spoken as it is read, with what it leaves out. */
function spoken(date: string, shown: Labels, hidden: Labels, isToday: boolean): string {
  const day = `${isToday ? 'Today, ' : ''}${formatDay(date)}`
  const more = hidden.length > 0 ? [`+${hidden.length} more`] : []
  const parts = [...labels(shown), ...more, ...labels(hidden)]
  return parts.length > 0 ? `${day}: ${parts.join(', ')}` : day
}

const labels = (entries: Labels) => entries.map(entry => entry.label)
