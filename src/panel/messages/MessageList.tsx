import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { Button } from '#islands/ui/Button.tsx'
import { Icon } from '#islands/ui/Icon.tsx'
import { type MessagesView, messagesAddress } from '#panel/shell/messages.ts'
import { go } from '#panel/shell/navigation.ts'
import { PageHead } from '#panel/shell/PageHead.tsx'
import { Pager } from '#panel/shell/Pager.tsx'
import { Skeleton } from '#panel/shell/Skeleton.tsx'
import { WhenLoaded } from '#panel/shell/WhenLoaded.tsx'
import { Filters } from './Filters.tsx'
import { Folders } from './Folders.tsx'
import { MessageRow } from './MessageRow.tsx'
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
  const folder = FOLDERS[place]
  const isEmpty = list.state === 'ready' && list.data.total === 0
  const isNarrowed = form !== '' || subject !== '' || q !== ''
  return (
    <>
      <PageHead
        title="Messages"
        documentTitle={`${folder.label}, Messages`}
        lead="What visitors sent with the forms of the site."
      />
      <Folders view={view} />
      {(isNarrowed || !isEmpty) && <Filters key={`${place}${form}${subject}${q}`} view={view} />}
      <WhenLoaded
        loaded={list}
        retry={() => messageList.load(view)}
        waiting={<Skeleton label="Loading messages…" rows={5} height="6rem" />}
      >
        {({ messages, total, totalPages }, busy) => (
          <>
            {messages.length === 0 ? (
              <div className="empty" aria-busy={busy}>
                <Icon name={isNarrowed ? 'search' : 'inbox'} />
                <p>{isNarrowed ? 'No message in this folder matches the search.' : folder.empty}</p>
                {isNarrowed && (
                  <Button onClick={() => go(messagesAddress({ place }))}>Show all</Button>
                )}
              </div>
            ) : (
              <ul className="bare messages" aria-busy={busy}>
                {messages.map(message => (
                  <MessageRow key={message.id} message={message} view={view} />
                ))}
              </ul>
            )}
            {totalPages > 1 && (
              <Pager
                label="Pages of the folder"
                page={page}
                pages={totalPages}
                turnTo={other => go(messagesAddress({ ...view, page: other }))}
              />
            )}
            {total > 0 && (
              <p>
                <Button icon="download" onClick={() => void exportAll(view, total)}>
                  Download {total === 1 ? 'this message' : `these ${total} messages`} as CSV
                </Button>
              </p>
            )}
          </>
        )}
      </WhenLoaded>
    </>
  )
}
