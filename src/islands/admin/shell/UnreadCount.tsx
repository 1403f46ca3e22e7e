import { useStore } from '@nanostores/react'
import type { Route } from '#domain/panel/routes.ts'
import { messageCounts } from '#stores/admin/messages.ts'

/** How many messages nobody has read, beside the entry that leads to them. */
export function UnreadCount({ of }: { of: Route['name'] }) {
  const counts = useStore(messageCounts.$data)
  const unread = counts.state === 'ready' ? counts.data.unread : 0
  if (of !== 'messages' || unread === 0) return null
  return (
    <span className="unread-count">
      {unread > 99 ? '99+' : unread}
      <span className="visually-hidden"> unread</span>
    </span>
  )
}
