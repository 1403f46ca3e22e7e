import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { Button } from '#islands/ui/Button.tsx'
import { PageHead } from '#panel/shell/PageHead.tsx'
import { DeletedEvents } from './DeletedEvents.tsx'
import { DeleteEventDialog } from './DeleteEventDialog.tsx'
import { EventDialog } from './EventDialog.tsx'
import { EventDrafts } from './EventDrafts.tsx'
import { EventsOverview } from './EventsOverview.tsx'
import { EventsTableSkeleton } from './EventsTable.tsx'
import { beginEvent, close } from './editor.ts'
import { events, loadAdminEvents } from './list.ts'
import './eventsPage.css'
import './eventsTable.css'
import { NotLoaded } from '#panel/shell/NotLoaded.tsx'

/** Events management (docs/product.md, section 10): the table, its form and what was deleted. */
export function EventsPage() {
  const list = useStore(events.$data)
  const [isRequested, setRequested] = useState(false)
  useEffect(() => {
    void loadAdminEvents()
    setRequested(true)
    return close
  }, [])
  return (
    <div className="events-admin">
      <PageHead title="Events" lead="What is saved here is public within seconds.">
        <Button kind="primary" icon="plus" onClick={() => beginEvent()}>
          Add Event
        </Button>
      </PageHead>
      {(list.state === 'loading' || !isRequested) && <EventsTableSkeleton />}
      {list.state === 'failed' && <NotLoaded message={list.message} retry={loadAdminEvents} />}
      {list.state === 'ready' && isRequested && (
        <>
          <EventDrafts events={list.data} />
          <EventsOverview />
        </>
      )}
      <DeletedEvents />
      <EventDialog />
      <DeleteEventDialog />
    </div>
  )
}
