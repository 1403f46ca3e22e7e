import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { eventInHash } from '#domain/events/formAddress.ts'
import { Button } from '#islands/ui/Button.tsx'
import { $visits } from '#panel/shell/navigation.ts'
import { PageHead } from '#panel/shell/PageHead.tsx'
import { DeletedEvents } from './DeletedEvents.tsx'
import { DeleteEventDialog } from './DeleteEventDialog.tsx'
import { EventDialog } from './EventDialog.tsx'
import { EventDrafts } from './EventDrafts.tsx'
import { EventsOverview } from './EventsOverview.tsx'
import { EventsTableSkeleton } from './EventsTable.tsx'
import { beginEvent, editEvent, eventEditor } from './editor.ts'
import { FollowedCalendars } from './import/FollowedCalendars.tsx'
import { ImportDialog } from './import/ImportDialog.tsx'
import { openImport } from './import/importing.ts'
import { adminEvents, loadAdminEvents } from './list.ts'
import './eventsPage.css'
import './eventsTable.css'
import { NotLoaded } from '#panel/shell/NotLoaded.tsx'

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
      {(list.state === 'loading' || !isRequested) && <EventsTableSkeleton />}
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
