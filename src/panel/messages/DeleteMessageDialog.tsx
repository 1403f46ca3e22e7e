import { useStore } from '@nanostores/react'
import type { Message } from '#domain/contact/inbox.ts'
import { Dialog } from '#islands/ui/Dialog.tsx'
import { DialogEnd } from '#panel/shell/DialogEnd.tsx'
import type { MessagesView } from '#panel/shell/messages.ts'
import { $messageTask, deleteForGood } from './messages.ts'

interface Props {
  message: Message
  view: MessagesView
  onClose: () => void
}

/** Asks before a message is deleted, which cannot be undone. */
export function DeleteMessageDialog({ message, view, onClose }: Props) {
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
