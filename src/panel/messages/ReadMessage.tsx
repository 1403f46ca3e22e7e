import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { Message } from '#domain/contact/inbox.ts'
import { Icon } from '#islands/ui/Icon.tsx'
import { Spinner } from '#islands/ui/Spinner.tsx'
import { inItsLanguage } from '#locale/script.ts'
import { type MessagesView, messagesAddress } from '#panel/shell/messages.ts'
import { NotLoaded } from '#panel/shell/NotLoaded.tsx'
import { PageHead } from '#panel/shell/PageHead.tsx'
import { PanelLink } from '#panel/shell/PanelLink.tsx'
import { DeleteMessageDialog } from './DeleteMessageDialog.tsx'
import { DeliveryStatus } from './DeliveryStatus.tsx'
import { HolderChoice } from './HolderChoice.tsx'
import { MessageActions } from './MessageActions.tsx'
import { openMessage, readMessage } from './messages.ts'
import { ReplyForm } from './ReplyForm.tsx'
import { Sender } from './Sender.tsx'
import { Suspicion } from './Suspicion.tsx'
import { NoteForm, Thread } from './Thread.tsx'
import { FOLDERS } from './words.ts'

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
