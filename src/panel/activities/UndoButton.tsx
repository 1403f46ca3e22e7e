import { useState } from 'react'
import { Button } from '#islands/ui/Button.tsx'

interface Props {
  /** What is undone, for screen readers: 'the deletion of Friday tea'. */
  what: string
  undo: () => Promise<unknown>
  /** The log has one more entry then. */
  onDone: () => void
}

/** Undoes what an entry of the log describes. */
export function UndoButton({ what, undo, onDone }: Props) {
  const [busy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    await undo()
    setBusy(false)
    onDone()
  }
  return (
    <Button icon="undo2" busy={busy} onClick={() => void run()}>
      Undo<span className="visually-hidden"> {what}</span>
    </Button>
  )
}
