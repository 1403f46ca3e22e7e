import { useStore } from '@nanostores/react'
import { type FormEvent, use, useEffect, useState } from 'react'
import { MAILBOXES, type Message } from '#domain/contact/inbox.ts'
import { FORM_KINDS, type FormKind, type Subject, subjects } from '#domain/contact/subjects.ts'
import { momentInWords } from '#domain/time/intl.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Icon } from '#islands/ui/Icon.tsx'
import { Tabs } from '#islands/ui/Tabs.tsx'
import { TextField } from '#islands/ui/TextField.tsx'
import { namesIn } from '#locale/ownList.ts'
import { inItsLanguage } from '#locale/script.ts'
import { FilterSelect, optionsOf } from '#panel/fields/FilterSelect.tsx'
import { HasSchool } from '#panel/shell/hasSchool.ts'
import { type MessagesView, messagesAddress } from '#panel/shell/messages.ts'
import { go } from '#panel/shell/navigation.ts'
import { PageHead } from '#panel/shell/PageHead.tsx'
import { Pager } from '#panel/shell/Pager.tsx'
import { followLink, PanelLink } from '#panel/shell/PanelLink.tsx'
import { Skeleton } from '#panel/shell/Skeleton.tsx'
import { WhenLoaded } from '#panel/shell/WhenLoaded.tsx'
import { $now, mosqueZone } from '#stores/clock.ts'
import { messageCounts } from './counts.ts'
import { exportAll, messageList } from './messages.ts'
import { FOLDERS, FORM_LABELS } from './words.ts'

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

/** The folders as tabs; a change of folder keeps what the list is narrowed down to. */
function Folders({ view }: { view: MessagesView }) {
  const numbers = useStore(messageCounts.$known)
  const address = (place: MessagesView['place']) =>
    messagesAddress({ ...view, id: '', page: 1, place })
  const count = (place: MessagesView['place']) => {
    if (place === 'inbox' && numbers?.unread) return ` (${numbers.unread} unread)`
    if (place === 'quarantine' && numbers?.quarantined) return ` (${numbers.quarantined})`
    return ''
  }
  return (
    <Tabs
      label="Folders"
      tabs={MAILBOXES.map(place => ({
        href: address(place),
        label: FOLDERS[place].label + count(place),
      }))}
      current={address(view.place)}
      onFollow={followLink}
    />
  )
}

/** One message of a folder: sender, subject, first words; bold while unread. */
function MessageRow({ message, view }: { message: Message; view: MessagesView }) {
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

/** Filters a folder: choices apply immediately, words when the form is submitted. */
function Filters({ view }: { view: MessagesView }) {
  const [q, setQ] = useState(view.q)
  const hasSchool = use(HasSchool)
  const narrow = (change: Partial<MessagesView>) =>
    go(messagesAddress({ ...view, id: '', page: 1, ...change }), { keepScroll: true })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    narrow({ q: q.trim() })
  }
  return (
    <search>
      <form className="message-filters pile-xs" onSubmit={submit}>
        <TextField
          className="message-search"
          label="Search"
          type="search"
          dir="auto"
          value={q}
          placeholder="Name, address or words"
          onChange={setQ}
        />
        {(hasSchool || view.form) && (
          <FilterSelect<FormKind>
            label="Form"
            all="Both"
            value={view.form}
            options={optionsOf(FORM_LABELS, FORM_KINDS)}
            onChange={form => narrow({ form, q: q.trim() })}
          />
        )}
        <FilterSelect<Subject>
          label="Subject"
          all="All subjects"
          value={view.subject}
          options={optionsOf(namesIn(subjects))}
          onChange={subject => narrow({ subject, q: q.trim() })}
        />
        <Button type="submit" icon="search">
          <span>Search</span>
        </Button>
      </form>
    </search>
  )
}
