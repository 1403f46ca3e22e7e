import { useStore } from '@nanostores/react'
import { type MessagesView, messagesAddress } from '#domain/panel/messages.ts'
import { Tabs } from '#islands/ui/Tabs.tsx'
import { messageCounts } from '#stores/admin/messages.ts'
import { follow } from '../shell/PanelLink.tsx'
import { FOLDERS } from './words.ts'

/** The folders as tabs; a change of folder keeps what the list is narrowed down to. */
export function Folders({ view }: { view: MessagesView }) {
  const counts = useStore(messageCounts.$data)
  const numbers = counts.state === 'ready' ? counts.data : null
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
      tabs={FOLDERS.map(({ place, label }) => ({
        href: address(place),
        label: label + count(place),
      }))}
      current={address(view.place)}
      onFollow={follow}
    />
  )
}
