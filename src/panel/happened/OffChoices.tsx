import { useStore } from '@nanostores/react'
import { type ComponentProps, use } from 'react'
import { OffEvents } from '#panel/events/OffEvents.tsx'
import { HasSchool } from '#panel/shell/hasSchool.ts'
import { PanelLink } from '#panel/shell/PanelLink.tsx'
import { mayOpenPath } from '#panel/shell/role.ts'
import { $role } from '#panel/shell/session.ts'

/** Where the days without school are written. */
const SCHOOL_DAYS = '/admin/content/schoolCalendar/schoolEvents'

/** What people have in mind when something is off is nearly always within two weeks. */
export const DAYS_OFFERED = 14

/** The events of some hours, and where else something is taken off. */
export function OffChoices(props: ComponentProps<typeof OffEvents>) {
  const role = useStore($role)
  const keepsSchool = use(HasSchool) && mayOpenPath(role, SCHOOL_DAYS)
  return (
    <>
      {keepsSchool && (
        <p>
          <PanelLink className="arrow-link" href={SCHOOL_DAYS} onClick={props.onDone}>
            A day without school: the school’s calendar
          </PanelLink>
        </p>
      )}
      <OffEvents {...props} />
      <p>
        <PanelLink className="arrow-link" href="/admin/events" onClick={props.onDone}>
          All events
        </PanelLink>
      </p>
    </>
  )
}
