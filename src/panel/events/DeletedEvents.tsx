import { useStore } from '@nanostores/react'
import { eventDayInWords } from '#domain/events/dayWords.ts'
import type { CommunityEvent } from '#domain/events/event.ts'
import { hoursInWords } from '#domain/events/hours.ts'
import { shownDay } from '#domain/events/listing.ts'
import { rhythmInWords } from '#domain/events/rhythm.ts'
import { civilDateIn, type WallMoment } from '#domain/time/civil.ts'
import { formatLong } from '#domain/time/format.ts'
import { Deleted } from '#panel/shell/Deleted.tsx'
import { mosqueZone } from '#stores/clock.ts'
import { $busyEvents, restoreDeleted } from './actions.ts'
import { deletedEvents } from './deleted.ts'
import { $moment } from './list.ts'

/** What was deleted in the last 30 days, folded away, each to be brought back. */
export function DeletedEvents() {
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
