import { useStore } from '@nanostores/react'
import { useCallback, useMemo, useState } from 'react'
import { Icon } from '#islands/ui/Icon.tsx'
import { EventsMonth } from './EventsMonth.tsx'
import { EventsTable } from './EventsTable.tsx'
import { EventsTools } from './EventsTools.tsx'
import { $rows } from './list.ts'
import { ALL_ROWS, shownRows, type TableView } from './rules/table.ts'
import { SelectionBar } from './SelectionBar.tsx'

/** The events that are searched and filtered for, as a table or in their month. */
export function EventsOverview() {
  const rows = useStore($rows)
  const [view, setView] = useState(ALL_ROWS)
  const [isCalendar, setCalendar] = useState(false)
  const found = useMemo(() => shownRows(rows, view), [rows, view])
  const events = useMemo(() => found.map(({ event }) => event), [found])
  /** The chosen events' ids while several are chosen. */
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null)
  const toggle = useCallback(
    (id: string) =>
      setChosen(before => {
        const after = new Set(before)
        if (!after.delete(id)) after.add(id)
        return after
      }),
    [],
  )
  const change = (part: Partial<TableView>) => setView(before => ({ ...before, ...part }))
  return (
    <>
      <EventsTools
        view={view}
        onChange={change}
        count={found.length}
        isCalendar={isCalendar}
        onCalendar={setCalendar}
        isChoosing={chosen !== null}
        onChoosing={isChoosing => setChosen(isChoosing ? new Set() : null)}
      />
      {isCalendar ? (
        <EventsMonth events={events} />
      ) : found.length === 0 ? (
        <div className="empty">
          <Icon name="calendarDays" />
          <p>No events found. Try adjusting your search or create a new event.</p>
        </div>
      ) : (
        <EventsTable found={found} view={view} onSort={change} chosen={chosen} onChoose={toggle} />
      )}
      {chosen && !isCalendar && (
        <SelectionBar
          selected={events.filter(({ id }) => chosen.has(id))}
          found={events}
          onSelect={ids => setChosen(new Set(ids))}
          onDone={() => setChosen(null)}
        />
      )}
    </>
  )
}
