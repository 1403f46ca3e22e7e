import { useStore } from '@nanostores/react'
import { use } from 'react'
import { addDays, wallMoment } from '#domain/time/civil.ts'
import { Dialog } from '#islands/ui/Dialog.tsx'
import { OffEvents } from '#panel/events/OffEvents.tsx'
import { HasSchool } from '#panel/shell/hasSchool.ts'
import { PanelLink } from '#panel/shell/PanelLink.tsx'
import { mayOpenPath } from '#panel/shell/role.ts'
import { $role } from '#panel/shell/session.ts'
import { $now, mosqueZone } from '#stores/clock.ts'

/** What people have in mind when something is off is nearly always within two weeks. */
const DAYS = 14

/** Where the days without school are written. */
const SCHOOL_DAYS = '/admin/content/schoolCalendar/schoolEvents'

/** The classes and events of the coming days, each cancelled or moved from here. */
export function OffDialog({ title, onClose }: { title: string; onClose: () => void }) {
  const { date, clock } = wallMoment(mosqueZone(), useStore($now))
  const role = useStore($role)
  const keepsSchool = use(HasSchool) && mayOpenPath(role, SCHOOL_DAYS)
  return (
    <Dialog title={title} toRead onClose={onClose}>
      <p className="muted">
        Visitors read it at once on all pages, screens and calendars, and those who follow events
        get a notification. Each can be undone.
      </p>
      {keepsSchool && (
        <p>
          <PanelLink className="arrow-link" href={SCHOOL_DAYS} onClick={onClose}>
            A day without school: the school’s calendar
          </PanelLink>
        </p>
      )}
      <OffEvents
        from={`${date}T${clock}`}
        until={`${addDays(date, DAYS)}T23:59`}
        onDone={onClose}
      />
      <p>
        <PanelLink className="arrow-link" href="/admin/events" onClick={onClose}>
          All events
        </PanelLink>
      </p>
    </Dialog>
  )
}
