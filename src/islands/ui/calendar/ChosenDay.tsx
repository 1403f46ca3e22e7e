import { memo, type ReactNode } from 'react'
import { formatDay } from '#domain/time/format.ts'
import { monthCalendarTexts as texts } from '#texts/monthCalendar.ts'
import type { DayEntry } from './Day.tsx'

interface Props<Entry extends DayEntry> {
  date: string
  entriesOn: (date: string) => readonly Entry[]
  renderEntry: (entry: Entry) => ReactNode
}

/** The entries of the selected day, in full; changing the month does not render them again. */
export const ChosenDay = memo(ChosenDayList) as typeof ChosenDayList

function ChosenDayList<Entry extends DayEntry>({ date, entriesOn, renderEntry }: Props<Entry>) {
  const entries = entriesOn(date)
  return (
    <>
      <h3>
        <span>{texts.eventsOn}</span> {formatDay(date)}
      </h3>
      {entries.length > 0 ? (
        <ul>
          {entries.map(entry => (
            <li key={entry.id} data-tone={entry.tone}>
              {renderEntry(entry)}
            </li>
          ))}
        </ul>
      ) : (
        <p className="muted">{texts.none}</p>
      )}
    </>
  )
}
