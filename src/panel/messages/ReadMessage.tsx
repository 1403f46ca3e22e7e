import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { Message } from '#domain/contact/inbox.ts'
import { momentInWords } from '#domain/time/intl.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Dialog } from '#islands/ui/Dialog.tsx'
import { Form } from '#islands/ui/Form.tsx'
import { Icon } from '#islands/ui/Icon.tsx'
import { ErrorNotice } from '#islands/ui/Notice.tsx'
import { Spinner } from '#islands/ui/Spinner.tsx'
import { TextArea } from '#islands/ui/TextField.tsx'
import { inItsLanguage } from '#locale/script.ts'
import { DialogEnd } from '#panel/shell/DialogEnd.tsx'
import { Folded } from '#panel/shell/Folded.tsx'
import { type MessagesView, messagesAddress } from '#panel/shell/messages.ts'
import { NotLoaded } from '#panel/shell/NotLoaded.tsx'
import { PageHead } from '#panel/shell/PageHead.tsx'
import { PanelLink } from '#panel/shell/PanelLink.tsx'
import { useUser } from '#panel/shell/session.ts'
import { $now, mosqueZone } from '#stores/clock.ts'
import { HolderChoice } from './HolderChoice.tsx'
import { MessageActions } from './MessageActions.tsx'
import { $messageTask, deleteForGood, mailNow, openMessage, readMessage } from './messages.ts'
import {
  $replyProblem,
  begunReply,
  bodyOf,
  dropReply,
  keepReply,
  newReply,
  type ReplyDraft,
  sendReply,
  withTemplate,
} from './replies.ts'
import { Sender } from './Sender.tsx'
import { Suspicion } from './Suspicion.tsx'
import { KeepTemplate, TemplateChoice } from './TemplateChoice.tsx'
import { NoteForm, Thread } from './Thread.tsx'
import { deliveryInWords, FOLDERS } from './words.ts'

/** One message, whole, with everything that can be done about it. */
export function ReadMessage({ view }: { view: MessagesView }) {
  const open = useStore(openMessage.$data)
  useEffect(() => void readMessage(view.id), [view.id])
  const folder = FOLDERS[view.place]
  const message = open.state === 'ready' && open.data.id === view.id ? open.data : null
  return (
    <>
      <p>
        <PanelLink className="back-link" href={messagesAddress({ ...view, id: '' })}>
          <Icon name="arrowLeft" /> {folder.label}
        </PanelLink>
      </p>
      {open.state === 'failed' ? (
        <>
          <PageHead title="Message" />
          <NotLoaded message={open.message} retry={() => readMessage(view.id)} />
        </>
      ) : message ? (
        <Opened message={message} view={view} />
      ) : (
        <Spinner label="Loading the message…" />
      )}
    </>
  )
}

function Opened({ message, view }: { message: Message; view: MessagesView }) {
  const [deleting, setDeleting] = useState(false)
  const [writing, write] = useState<'reply' | 'note' | null>(null)
  const stop = () => write(null)
  return (
    <article className="message-open pile-m">
      <PageHead title={message.name} documentTitle="Message" lead={<Sender message={message} />} />
      <Suspicion message={message} />
      <div className="message-text" {...inItsLanguage(message.message)}>
        {message.message}
      </div>
      <DeliveryStatus message={message} />
      <Thread message={message} />
      {message.place !== 'quarantine' && <HolderChoice key={message.id} message={message} />}
      {writing === 'reply' ? (
        <ReplyForm message={message} onClose={stop} />
      ) : writing === 'note' ? (
        <NoteForm message={message} onClose={stop} />
      ) : (
        <MessageActions
          message={message}
          view={view}
          onReply={() => write('reply')}
          onNote={() => write('note')}
          onDelete={() => setDeleting(true)}
        />
      )}
      {deleting && (
        <DeleteMessageDialog message={message} view={view} onClose={() => setDeleting(false)} />
      )}
    </article>
  )
}

interface Props {
  message: Message
  view: MessagesView
  onClose: () => void
}

/** Asks before a message is deleted, which cannot be undone. */
function DeleteMessageDialog({ message, view, onClose }: Props) {
  const busy = useStore($messageTask) === 'delete'
  return (
    <Dialog title="Delete this message permanently?" onClose={onClose}>
      <p>
        What <bdi>{message.name}</bdi> wrote, with name and address, is removed from the site’s
        storage and cannot be brought back here. E-mails that were already sent are not deleted, and
        backups that were made before still hold it.
      </p>
      <DialogEnd
        onClose={onClose}
        kind="danger"
        icon="trash2"
        busy={busy}
        onClick={() => void deleteForGood(message, view)}
      >
        Delete permanently
      </DialogEnd>
    </Dialog>
  )
}

/** Whether the message was mailed to the mosque, and a button that does it now. */
function DeliveryStatus({ message }: { message: Message }) {
  const now = useStore($now)
  const task = useStore($messageTask)
  const { delivery, place } = message
  if (place === 'quarantine') return null
  const failed = delivery.state === 'failed' || (delivery.state === 'waiting' && delivery.tries > 0)
  const moment = (iso: string) => momentInWords(iso, mosqueZone(), now)
  return (
    <div className="message-delivery muted line-s" data-failed={failed || undefined}>
      <p>
        <Icon name={failed ? 'triangleAlert' : 'mail'} />
        {deliveryInWords(delivery, moment)}
      </p>
      {(failed || (delivery.state === 'off' && delivery.possible)) && (
        <Button kind="link" busy={task === 'mail'} onClick={() => void mailNow(message)}>
          {failed ? 'Send it to the mosque’s mailbox again' : 'Send it to the mosque’s mailbox'}
        </Button>
      )}
    </div>
  )
}

/** A reply by mail, in the mosque's name. */
function ReplyForm({ message, onClose }: { message: Message; onClose: () => void }) {
  const me = useUser()
  const busy = useStore($messageTask) === 'reply'
  const problem = useStore($replyProblem)
  const [reply, setReply] = useState(() => begunReply(message) ?? newReply(message))
  const [template, chooseTemplate] = useState('')
  const [error, setError] = useState<string>()
  useEffect(() => () => $replyProblem.set(null), [])
  const type = (text: string) => {
    const next: ReplyDraft = { ...reply, text }
    setReply(next)
    setError(undefined)
    keepReply(message, next)
  }
  const send = async () => {
    if (bodyOf(reply.text) === '') {
      setError('Write your reply first.')
    } else if (await sendReply(message, reply)) onClose()
  }
  return (
    <Form className="form reply-form" errors={{ error }} onSend={() => void send()}>
      <TemplateChoice
        chosen={template}
        onChoose={chooseTemplate}
        onUse={(text, before) => type(withTemplate(reply.text, text, before))}
      />
      <TextArea
        label="Your reply"
        name="reply"
        rows={9}
        dir="auto"
        autoFocus
        // Below the greeting; browsers begin before it.
        onFocus={({ target }) => {
          if (target.selectionEnd === 0)
            target.setSelectionRange(target.value.length, target.value.length)
        }}
        value={reply.text}
        error={error}
        hint={`It goes to ${message.email} in the mosque’s name, with what they wrote below it. Their answer goes to you: ${me?.email}`}
        onChange={type}
      />
      <ErrorNotice text={problem && `Not sent. ${problem} What you wrote is kept here.`} />
      <div className="message-actions line-xs">
        <Button kind="primary" type="submit" icon="mail" busy={busy}>
          Send reply
        </Button>
        <Button
          onClick={() => {
            dropReply(message)
            onClose()
          }}
        >
          Discard
        </Button>
      </div>
      <Folded className="quiet-details" summary="Keep this text as a template">
        {() => (
          <KeepTemplate text={reply.text} chosen={template} onRemoved={() => chooseTemplate('')} />
        )}
      </Folded>
    </Form>
  )
}
