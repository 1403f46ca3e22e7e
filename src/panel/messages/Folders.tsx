import { useStore } from '@nanostores/react'
import { MAILBOXES } from '#domain/contact/inbox.ts'
import { Tabs } from '#islands/ui/Tabs.tsx'
import { type MessagesView, messagesAddress } from '#panel/shell/messages.ts'
import { followLink } from '#panel/shell/PanelLink.tsx'
import { messageCounts } from './counts.ts'
import { FOLDERS } from './words.ts'

/** The folders as tabs; a change of folder keeps what the list is narrowed down to. */
export function Folders({ view }: { view: MessagesView }) {
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
