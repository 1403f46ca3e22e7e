import { useStore } from '@nanostores/react'
import { civilDateIn, formatLong } from '#domain/prayer/civil.ts'
import { Button } from '#islands/ui/Button.tsx'
import { $busyEvents, restore } from '#stores/admin/events/actions.ts'
import { deletedEvents } from '#stores/admin/events/list.ts'
import { mosqueZone } from '#stores/clock.ts'

/** What was deleted in the last 30 days, folded away, each to be brought back. */
export function DeletedEvents() {
  const list = useStore(deletedEvents.$data)
  const busy = useStore($busyEvents)
  if (list.state !== 'ready' || list.data.length === 0) return null
  const day = (instant: string) => formatLong(civilDateIn(mosqueZone(), new Date(instant)))
  return (
    <details className="events-deleted">
      <summary>Deleted events ({list.data.length})</summary>
      <ul className="rows">
        {list.data.map(event => (
          <li key={event.id}>
            <div className="row-text">
              <p>
                <b>{event.title}</b>
              </p>
              <p className="muted">
                Deleted by {event.deletedBy} on {day(event.deletedAt)}; can be restored until{' '}
                {day(event.restorableUntil)}.
              </p>
            </div>
            <Button icon="undo-2" busy={busy.has(event.id)} onClick={() => void restore(event.id)}>
              Restore<span className="visually-hidden"> {event.title}</span>
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}
