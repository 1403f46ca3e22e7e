import { useStore } from '@nanostores/react'
import { RESTORABLE_DAYS } from '#domain/collection/deletion.ts'
import { Dialog } from '#islands/ui/Dialog.tsx'
import { ErrorNotice } from '#islands/ui/Notice.tsx'
import { DialogEnd } from '#panel/shell/DialogEnd.tsx'
import { $deletion, confirmDeletion, endDeletion } from './actions.ts'

/** Asks before an event is deleted, in the words of docs/product.md, section 5. */
export function DeleteEventDialog() {
  const deletion = useStore($deletion)
  if (!deletion) return null
  const { event, busy, problem } = deletion
  return (
    <Dialog title="Delete Event" onClose={endDeletion}>
      <p>
        <b>{event.title}</b>
      </p>
      <p>Are you sure you want to delete this event? This action cannot be undone.</p>
      <p className="muted">It stays under Deleted events for {RESTORABLE_DAYS} days.</p>
      <ErrorNotice text={problem} />
      <DialogEnd
        onClose={endDeletion}
        kind="danger"
        icon="trash2"
        busy={busy}
        onClick={() => void confirmDeletion()}
      >
        Delete
      </DialogEnd>
    </Dialog>
  )
}
