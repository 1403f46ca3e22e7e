import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { Button } from '#islands/ui/Button.tsx'
import { Icon } from '#islands/ui/Icon.tsx'
import { type MessagesView, messagesAddress } from '#panel/shell/messages.ts'
import { NotLoaded } from '#panel/shell/NotLoaded.tsx'
import { go } from '#panel/shell/navigation.ts'
import { PageHead } from '#panel/shell/PageHead.tsx'
import { Filters } from './Filters.tsx'
import { Folders } from './Folders.tsx'
import { MessageRow } from './MessageRow.tsx'
import { MessagesSkeleton } from './MessagesSkeleton.tsx'
import { exportAll, messageList } from './messages.ts'
import { FOLDERS } from './words.ts'

/** One folder of messages, newest first. */
export function MessageList({ view }: { view: MessagesView }) {
  const list = useStore(messageList.$data)
  const { place, form, subject, q, page } = view
  useEffect(
    () => void messageList.load({ id: '', place, form, subject, q, page }),
    [place, form, subject, q, page],
  )
  const folder = FOLDERS.find(one => one.place === place)
  const isNarrowed = form !== '' || subject !== '' || q !== ''
  return (
    <>
      <PageHead
        title="Messages"
        documentTitle={`${folder?.label}, Messages`}
        lead="What visitors sent with the forms of the site."
      />
      <Folders view={view} />
      <Filters key={`${place}${form}${subject}${q}`} view={view} />
      {list.state === 'loading' && <MessagesSkeleton />}
      {list.state === 'failed' && (
        <NotLoaded message={list.message} retry={() => messageList.load(view)} />
      )}
      {list.state === 'ready' && list.data.messages.length === 0 && (
        <div className="empty" aria-busy={list.busy}>
          <Icon name={isNarrowed ? 'search' : 'inbox'} />
          <p>{isNarrowed ? 'No message in this folder matches the search.' : folder?.empty}</p>
          {isNarrowed && <Button onClick={() => go(messagesAddress({ place }))}>Show all</Button>}
        </div>
      )}
      {list.state === 'ready' && list.data.messages.length > 0 && (
        <ul className="bare messages" aria-busy={list.busy}>
          {list.data.messages.map(message => (
            <MessageRow key={message.id} message={message} view={view} />
          ))}
        </ul>
      )}
      {list.state === 'ready' && list.data.totalPages > 1 && (
        <nav className="pager line-2xs" aria-label="Pages of the folder">
          <Button
            icon="arrow-left"
            disabled={page <= 1}
            onClick={() => go(messagesAddress({ ...view, page: page - 1 }))}
          >
            Previous
          </Button>
          <p aria-live="polite">
            Page {page} of {list.data.totalPages}
          </p>
          <Button
            disabled={page >= list.data.totalPages}
            onClick={() => go(messagesAddress({ ...view, page: page + 1 }))}
          >
            Next <Icon name="arrow-right" />
          </Button>
        </nav>
      )}
      {list.state === 'ready' && list.data.total > 0 && (
        <p>
          <Button icon="download" onClick={() => void exportAll(view, list.data.total)}>
            Download {list.data.total === 1 ? 'this message' : `these ${list.data.total} messages`}{' '}
            as CSV
          </Button>
        </p>
      )}
    </>
  )
}
