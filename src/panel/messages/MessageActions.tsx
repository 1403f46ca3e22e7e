import { useStore } from '@nanostores/react'
import { use } from 'react'
import type { Message } from '#domain/contact/inbox.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Icon } from '#islands/ui/Icon.tsx'
import type { MessagesView } from '#panel/shell/messages.ts'
import { SiteName } from '#panel/shell/siteName.ts'
import { $messageTask, markUnread, moveMessage } from './messages.ts'
import { begunReply } from './replies.ts'
import { replyLink } from './reply.ts'

interface Props {
  message: Message
  view: MessagesView
  onReply: () => void
  onNote: () => void
  onDelete: () => void
}

/** What can be done about a message, the likeliest first. */
export function MessageActions({ message, view, onReply, onNote, onDelete }: Props) {
  const site = use(SiteName)
  const busy = useStore($messageTask) === 'move'
  const { place } = message
  const move = (to: Message['place']) => () => void moveMessage(message, to, view)
  return (
    <div className="message-actions line-xs">
      {place === 'quarantine' ? (
        <Button kind="primary" icon="mail" busy={busy} onClick={move('inbox')}>
          Not spam: e-mail it
        </Button>
      ) : message.canReply ? (
        <Button kind="primary" icon="reply" onClick={onReply}>
          {begunReply(message) ? 'Continue your reply' : 'Reply'}
        </Button>
      ) : (
        <a className="button button-primary" href={replyLink(message, site)}>
          <Icon name="reply" />
          Reply by e-mail
        </a>
      )}
      {place === 'inbox' && (
        <Button icon="check" busy={busy} onClick={move('answered')}>
          Mark as answered
        </Button>
      )}
      {(place === 'inbox' || place === 'answered') && (
        <Button icon="archive" busy={busy} onClick={move('archived')}>
          Archive
        </Button>
      )}
      {(place === 'answered' || place === 'archived') && (
        <Button icon="inbox" busy={busy} onClick={move('inbox')}>
          Move to the inbox
        </Button>
      )}
      <div className="message-asides line-s">
        {place !== 'quarantine' && (
          <Button kind="link" onClick={onNote}>
            Add a note for the others
          </Button>
        )}
        {message.canReply && (
          <a className="button button-link" href={replyLink(message, site)}>
            Reply with your own mail program
          </a>
        )}
        {place === 'inbox' && (
          <>
            <Button kind="link" onClick={() => void markUnread(message, view)}>
              Mark as unread
            </Button>
            <Button kind="link" onClick={move('quarantine')}>
              Mark as spam
            </Button>
          </>
        )}
        <Button kind="link" className="button-remove" onClick={onDelete}>
          Delete permanently
        </Button>
      </div>
    </div>
  )
}
