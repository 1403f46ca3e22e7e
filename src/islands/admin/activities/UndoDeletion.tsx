import { useState } from 'react'
import type { DeletedEvent } from '#contract/events.ts'
import { Button } from '#islands/ui/Button.tsx'

interface Props {
  event: DeletedEvent
  /** The log has one more entry then. */
  onDone: () => void
}

/** Brings a deleted event back, from the entry of the log that tells of it. */
export function UndoDeletion({ event, onDone }: Props) {
  const [busy, setBusy] = useState(false)
  const undo = async () => {
    setBusy(true)
    const { restore } = await import('#stores/admin/events/actions.ts')
    await restore(event.id)
    setBusy(false)
    onDone()
  }
  return (
    <Button icon="undo-2" busy={busy} onClick={() => void undo()}>
      Undo<span className="visually-hidden"> the deletion of {event.title}</span>
    </Button>
  )
}
