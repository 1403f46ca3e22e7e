import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { Message, ThreadEntry } from '#domain/contact/inbox.ts'
import { momentInWords } from '#domain/time/intl.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Form } from '#islands/ui/Form.tsx'
import { TextArea } from '#islands/ui/TextField.tsx'
import { inItsLanguage } from '#locale/script.ts'
import { $now, mosqueZone } from '#stores/clock.ts'
import { $messageTask } from './messages.ts'
import { changeThread, sendAgain } from './replies.ts'
import { replyInWords } from './words.ts'

/** The replies to a message and the notes about it. */
export function Thread({ message }: { message: Message }) {
  if (message.thread.length === 0) return null
  return (
    <ul className="bare thread pile-s">
      {message.thread.map(entry => (
        <Entry key={entry.id} entry={entry} message={message} />
      ))}
    </ul>
  )
}

function Entry({ entry, message }: { entry: ThreadEntry; message: Message }) {
  const now = useStore($now)
  const busy = useStore($messageTask) === 'reply'
  const { by, at, text, delivery } = entry
  const moment = (iso: string) => momentInWords(iso, mosqueZone(), now)
  const canRetry = delivery && delivery.state !== 'sent' && delivery.state !== 'sending'
  return (
    <li data-kind={delivery ? 'reply' : 'note'}>
      <p className="muted">
        {delivery ? 'Reply by' : 'Note of'} <bdi>{by}</bdi>, {moment(at)}
      </p>
      <p className="thread-text" {...inItsLanguage(text)}>
        {text}
      </p>
      {delivery && (
        <p className="message-delivery muted line-s" data-failed={canRetry || undefined}>
          <span>{replyInWords(delivery, moment)}</span>
          {canRetry && message.canReply && (
            <Button icon="rotateCcw" busy={busy} onClick={() => void sendAgain(message, entry.id)}>
              {delivery.state === 'failed' && delivery.unsure ? 'Send again' : 'Send now'}
            </Button>
          )}
        </p>
      )}
    </li>
  )
}

/** A note for the other admins, which no visitor sees. */
export function NoteForm({ message, onClose }: { message: Message; onClose: () => void }) {
  const [error, setError] = useState<string>()
  const busy = useStore($messageTask) === 'thread'
  const send = async (note: string) => {
    if (note.trim() === '') setError('Enter a note.')
    else if (await changeThread(message, { note })) onClose()
  }
  return (
    <Form errors={{ error }} onSend={text => void send(text('note'))}>
      <TextArea
        label="Note for the others"
        name="note"
        rows={3}
        dir="auto"
        autoFocus
        error={error}
        hint="Everybody who answers messages sees it; who wrote the message does not."
        onChange={() => setError(undefined)}
      />
      <div className="message-actions line-xs">
        <Button kind="primary" type="submit" busy={busy}>
          Add note
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </Form>
  )
}
