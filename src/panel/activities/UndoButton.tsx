import { useState } from 'react'
import { Button } from '#islands/ui/Button.tsx'
import { orShowError } from '#panel/shell/banner.ts'

interface Props {
  /** What is undone, for screen readers: 'the deletion of Friday tea'. */
  what: string
  /** False: it was not done, and it was said why. */
  undo: () => Promise<unknown>
  /** The log has one more entry then. */
  onDone: () => void
}

/** Undoes what an entry of the log describes. */
export function UndoButton({ what, undo, onDone }: Props) {
  const [busy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    const isDone = await orShowError(undo)
    setBusy(false)
    if (isDone) onDone()
  }
  return (
    <Button icon="undo2" busy={busy} onClick={() => void run()}>
      Undo<span className="visually-hidden"> {what}</span>
    </Button>
  )
}
