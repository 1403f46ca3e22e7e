import { useStore } from '@nanostores/react'
import type { Message } from '#domain/contact/inbox.ts'
import { subjects } from '#domain/contact/subjects.ts'
import { momentInWords } from '#domain/time/intl.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import { inItsLanguage } from '#locale/script.ts'
import { type MessagesView, messagesAddress } from '#panel/shell/messages.ts'
import { PanelLink } from '#panel/shell/PanelLink.tsx'
import { $now, mosqueZone } from '#stores/clock.ts'

/** One message of a folder: sender, subject, first words; bold while unread. */
export function MessageRow({ message, view }: { message: Message; view: MessagesView }) {
  const { id, form, name, subject, message: text, receivedAt, read, delivery, holder } = message
  const now = useStore($now)
  return (
    <li data-unread={!read || undefined}>
      <span className="message-dot" aria-hidden="true" />
      <div>
        <p className="message-who line-s spread">
          <PanelLink href={messagesAddress({ ...view, id })}>
            {!read && <span className="visually-hidden">Unread: </span>}
            <bdi>{name}</bdi>
          </PanelLink>
          <time className="muted" dateTime={receivedAt}>
            {momentInWords(receivedAt, mosqueZone(), now)}
          </time>
        </p>
        <p className="message-about small line-2xs">
          {subjects.name(subject)}
          {form === 'school' && <span className="badge badge-plain">School</span>}
          {holder && <span className="badge badge-plain">{holder.name}</span>}
          {delivery.state === 'failed' && (
            <span className="message-undelivered">
              <Icon name="triangleAlert" /> Not e-mailed
            </span>
          )}
        </p>
        <p className="message-start muted" {...inItsLanguage(text)}>
          {text.slice(0, 200)}
        </p>
      </div>
    </li>
  )
}
