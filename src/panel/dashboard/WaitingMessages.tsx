import { useStore } from '@nanostores/react'
import { UNANSWERED_DAYS } from '#domain/contact/inbox.ts'
import { Notice } from '#islands/ui/Notice.tsx'
import { messageCounts } from '#panel/messages/counts.ts'
import { PanelLink } from '#panel/shell/PanelLink.tsx'

const messages = (count: number) => (count === 1 ? 'One message' : `${count} messages`)

/** Messages that nobody has read, that have waited long for a reply, or that were never mailed. */
export function WaitingMessages() {
  const counts = useStore(messageCounts.$data)
  if (counts.state !== 'ready') return null
  const { unread, unanswered, undelivered } = counts.data
  if (unread === 0 && unanswered === 0 && undelivered === 0) return null
  return (
    <Notice kind={unanswered > 0 || undelivered > 0 ? 'warning' : 'info'}>
      {unread > 0 && (
        <p>
          {messages(unread)} {unread === 1 ? 'is' : 'are'} unread.
        </p>
      )}
      {unanswered > 0 && (
        <p>
          {messages(unanswered)} {unanswered === 1 ? 'has' : 'have'} waited for more than{' '}
          {UNANSWERED_DAYS} days.
        </p>
      )}
      {undelivered > 0 && (
        <p>
          {messages(undelivered)} could not be e-mailed to you, or your reply could not be sent:
          please check the mail server’s settings.
        </p>
      )}
      <p>
        <PanelLink href="/admin/messages">Open the inbox</PanelLink>
      </p>
    </Notice>
  )
}
