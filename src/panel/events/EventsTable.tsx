import { useStore } from '@nanostores/react'
import {
  type ReactNode,
  useCallback,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { EventResponse } from '#contract/events.ts'
import { Pager } from '#panel/shell/Pager.tsx'
import { $busyEvents } from './actions.ts'
import { EventRow } from './EventRow.tsx'
import { $moment, $rows } from './list.ts'
import { slotsFor } from './rules/slots.ts'
import type { Sort, TableRow, TableView } from './rules/table.ts'

/** Rows per page: with thousands of rows every key of the search would be slow. */
const PAGE_SIZE = 20
/** Rows that fit on a screen: they are painted before the rest. */
const FIRST = 4
/** Their widths are fixed, so that no line moves a column and none has to be measured. */
const COLUMNS: readonly { label: string; sort?: Sort; width?: string }[] = [
  { label: 'Event', sort: 'title' },
  { label: 'Date & Time', sort: 'date', width: '12.5rem' },
  { label: 'Location', sort: 'location', width: '8.5rem' },
  { label: 'Category', sort: 'category', width: '7rem' },
  { label: 'Recurring', width: '5.75rem' },
  { label: 'Visible', width: '4.25rem' },
  { label: 'Actions', width: '11.75rem' },
]

interface Props {
  /** The lines, in order. */
  found: readonly TableRow<EventResponse>[]
  view: TableView
  onSort: (sort: Pick<TableView, 'sort' | 'isDescending'>) => void
  /** The chosen events while several are chosen. */
  chosen: ReadonlySet<string> | null
  onChoose: (id: string) => void
}

/** The found events, 20 lines a page. */
export function EventsTable({ found, view, onSort, chosen, onChoose }: Props) {
  const rows = useStore($rows)
  const today = useStore($moment).date
  const busy = useStore($busyEvents)
  const [requested, setRequested] = useState({ page: 1, view })
  const [openId, setOpenId] = useState<string | null>(null)
  const open = useCallback((id: string) => setOpenId(before => (before === id ? null : id)), [])
  const top = useRef<HTMLTableElement>(null)
  const settled = useDeferredValue(found)
  const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZE))
  // Another search or order begins on its first page.
  const page = requested.view === view ? Math.min(requested.page, pages) : 1

  const start = (page - 1) * PAGE_SIZE
  const lines = useMemo(() => linesOf(found, settled, start), [found, settled, start])
  const slots = useSlots(lines, rows)

  const turn = (to: number) => {
    setRequested({ page: to, view })
    top.current?.focus({ preventScroll: true })
    top.current?.scrollIntoView({ block: 'nearest' })
  }
  const sortBy = (sort: Sort) =>
    onSort({ sort, isDescending: view.sort === sort && !view.isDescending })

  return (
    <>
      <table ref={top} className="events-table" aria-label="Events" tabIndex={-1}>
        <colgroup>
          {COLUMNS.map(({ label, width }) => (
            <col key={label} style={{ width }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {COLUMNS.map(({ label, sort }) =>
              sort ? (
                <SortHead key={label} name={sort} view={view} onSort={sortBy}>
                  {label}
                </SortHead>
              ) : (
                <th key={label} scope="col">
                  {label}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {lines.map(row => (
            <EventRow
              key={slots.get(row.event.id)}
              row={row}
              today={today}
              isBusy={busy.has(row.event.id)}
              isOpen={row.event.id === openId}
              onOpen={open}
              isChosen={chosen?.has(row.event.id)}
              onChoose={onChoose}
            />
          ))}
        </tbody>
      </table>
      {pages > 1 && <Pager label="Pages of events" page={page} pages={pages} turnTo={turn} />}
    </>
  )
}

/** A page of the found events: the first lines at once, the earlier ones below until all are rendered. */
function linesOf<Row extends { event: { id: string } }>(
  found: readonly Row[],
  settled: readonly Row[],
  start: number,
): Row[] {
  const page = found.slice(start, start + PAGE_SIZE)
  if (settled === found) return page
  const first = page.slice(0, FIRST)
  const ids = new Set(first.map(({ event }) => event.id))
  const below = settled.slice(start + FIRST, start + PAGE_SIZE)
  return [...first, ...below.filter(({ event }) => !ids.has(event.id))].slice(0, page.length)
}

/** The slots of the lines, by their events' ids; `rows`: all there are. */
function useSlots(
  lines: readonly { event: { id: string } }[],
  rows: unknown,
): ReadonlyMap<string, number> {
  const shown = useRef({ slots: new Map<string, number>(), rows })
  const ids = lines.map(({ event }) => event.id)
  const slots = slotsFor(shown.current.slots, ids, shown.current.rows !== rows)
  useLayoutEffect(() => {
    shown.current = { slots, rows }
  })
  return slots
}

interface SortHeadProps {
  name: Sort
  view: TableView
  onSort: (name: Sort) => void
  children: ReactNode
}

/** A column's head that sorts by it; pressed again, in reverse order. */
function SortHead({ name, view, onSort, children }: SortHeadProps) {
  const isSorted = view.sort === name
  const way = view.isDescending ? 'descending' : 'ascending'
  return (
    <th scope="col" aria-sort={isSorted ? way : undefined}>
      <button type="button" className="sort bare-button" onClick={() => onSort(name)}>
        {children}
        <span aria-hidden="true">{isSorted ? (view.isDescending ? '↓' : '↑') : ''}</span>
      </button>
    </th>
  )
}
