import { useStore } from '@nanostores/react'
import { messageCounts } from '#panel/messages/counts.ts'
import { mayOpenPath } from '#panel/shell/role.ts'
import type { PanelRoute } from '#panel/shell/routes.ts'
import { $role } from '#panel/shell/session.ts'

/** The number of unread messages, beside the menu entry of the messages. */
export function UnreadCount({ of }: { of: PanelRoute['name'] }) {
  const role = useStore($role)
  return of === 'messages' && mayOpenPath(role, '/admin/messages') ? <Count /> : null
}

/** The counts are requested while it is shown. */
function Count() {
  const { unread = 0 } = useStore(messageCounts.$known) ?? {}
  if (unread === 0) return null
  return (
    <span className="unread-count">
      {unread > 99 ? '99+' : unread}
      <span className="visually-hidden"> unread</span>
    </span>
  )
}
