import { useStore } from '@nanostores/react'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { RESTORABLE_DAYS } from '#domain/collection/deletion.ts'
import { eventDayInWords } from '#domain/events/dayWords.ts'
import type { CommunityEvent } from '#domain/events/event.ts'
import { eventInHash } from '#domain/events/formAddress.ts'
import { hoursInWords } from '#domain/events/hours.ts'
import { shownDay } from '#domain/events/listing.ts'
import { rhythmInWords } from '#domain/events/rhythm.ts'
import { civilDateIn, type WallMoment } from '#domain/time/civil.ts'
import { formatLong } from '#domain/time/format.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Dialog } from '#islands/ui/Dialog.tsx'
import { Icon } from '#islands/ui/Icon.tsx'
import { ErrorNotice } from '#islands/ui/Notice.tsx'
import { Deleted } from '#panel/shell/Deleted.tsx'
import { DialogEnd } from '#panel/shell/DialogEnd.tsx'
import { NotLoaded } from '#panel/shell/NotLoaded.tsx'
import { $visits } from '#panel/shell/navigation.ts'
import { PageHead } from '#panel/shell/PageHead.tsx'
import { Skeleton } from '#panel/shell/Skeleton.tsx'
import { mosqueZone } from '#stores/clock.ts'
import { $busyEvents, $deletion, confirmDeletion, endDeletion, restoreDeleted } from './actions.ts'
import { deletedEvents } from './deleted.ts'
import { EventDialog } from './EventDialog.tsx'
import { EventDrafts } from './EventDrafts.tsx'
import { EventsMonth } from './EventsMonth.tsx'
import { EventsTable } from './EventsTable.tsx'
import { EventsTools } from './EventsTools.tsx'
import { beginEvent, editEvent, eventEditor } from './editor.ts'
import { FollowedCalendars } from './import/FollowedCalendars.tsx'
import { ImportDialog } from './import/ImportDialog.tsx'
import { openImport } from './import/importing.ts'
import { $moment, $rows, adminEvents, loadAdminEvents } from './list.ts'
import { ALL_ROWS, shownRows, type TableView } from './rules/table.ts'
import { SelectionBar } from './SelectionBar.tsx'
import './eventsPage.css'
import './eventsTable.css'

/** Events management (docs/product.md, section 10): the table, its form and what was deleted. */
export function EventsPage() {
  const list = useStore(adminEvents.$data)
  const visits = useStore($visits)
  const [isRequested, setRequested] = useState(false)
  useEffect(() => {
    void loadAdminEvents()
    setRequested(true)
    return eventEditor.close
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit may name an event
  useEffect(() => {
    const id = eventInHash(location.hash)
    if (id === undefined || list.state !== 'ready' || !isRequested || list.busy) return
    // So that closing the form, and a reload, do not open it again.
    history.replaceState(history.state, '', location.pathname)
    const event = list.data.find(one => one.id === id)
    if (event) editEvent(event)
  }, [visits, list, isRequested])
  return (
    <div className="events-admin wide-list pile-l">
      <PageHead title="Events" lead="What is saved here is public within seconds.">
        <p className="cluster">
          <Button icon="upload" onClick={openImport}>
            Import
          </Button>
          <Button kind="primary" icon="plus" onClick={() => beginEvent()}>
            Add Event
          </Button>
        </p>
      </PageHead>
      {(list.state === 'loading' || !isRequested) && (
        <Skeleton label="Loading the events…" rows={6} height="5.5rem" />
      )}
      {list.state === 'failed' && <NotLoaded message={list.message} retry={loadAdminEvents} />}
      {list.state === 'ready' && isRequested && (
        <>
          <EventDrafts events={list.data} />
          <EventsOverview />
        </>
      )}
      <FollowedCalendars />
      <DeletedEvents />
      <EventDialog />
      <DeleteEventDialog />
      <ImportDialog />
    </div>
  )
}

/** The events that are searched and filtered for, as a table or in their month. */
function EventsOverview() {
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

/** Asks before an event is deleted, in the words of docs/product.md, section 5. */
function DeleteEventDialog() {
  const deletion = useStore($deletion)
  if (!deletion) return null
  const { event, busy, problem } = deletion
  return (
    <Dialog title="Delete Event" onClose={endDeletion}>
      <p>
        <b>{event.title}</b>
      </p>
      <p>Are you sure you want to delete this event? This action cannot be undone.</p>
      <p className="muted">It stays under Deleted events for {RESTORABLE_DAYS} days.</p>
      <ErrorNotice text={problem} />
      <DialogEnd
        onClose={endDeletion}
        kind="danger"
        icon="trash2"
        busy={busy}
        onClick={() => void confirmDeletion()}
      >
        Delete
      </DialogEnd>
    </Dialog>
  )
}

/** What was deleted in the last 30 days, folded away, each to be brought back. */
function DeletedEvents() {
  const list = useStore(deletedEvents.$data)
  const busy = useStore($busyEvents)
  const at = useStore($moment)
  if (list.state !== 'ready') return null
  const day = (instant: string) => formatLong(civilDateIn(mosqueZone(), new Date(instant)))
  return (
    <Deleted
      title="Deleted events"
      things={list.data.map(event => ({
        id: event.id,
        name: event.title,
        when: whenInWords(event, at),
        about: (
          <>
            Deleted by {event.deletedBy} on {day(event.deletedAt)}; can be restored until{' '}
            {day(event.restorableUntil)}.
          </>
        ),
        busy: busy.has(event.id),
        restore: () => restoreDeleted(event.id),
      }))}
    />
  )
}

/** 'Every Friday, 7:45 PM – 9:00 PM': what distinguishes it from others of its name. */
function whenInWords(event: CommunityEvent, at: WallMoment): string {
  const { date } = shownDay(event, at)
  const day = date && (rhythmInWords(event, date) || eventDayInWords(date, at.date))
  return [day || 'No date', hoursInWords(event, date)].filter(Boolean).join(', ')
}
