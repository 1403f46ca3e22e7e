import { useStore } from '@nanostores/react'
import { Button } from '#islands/ui/Button.tsx'
import { Dialog } from '#islands/ui/Dialog.tsx'
import { $closing, closeUnsaved, stayOpen } from './editing.ts'

/** Asks before an open section is closed with unsaved changes. */
export function CloseDialog() {
  if (!useStore($closing)) return null
  return (
    <Dialog title="Close without saving?" onClose={stayOpen}>
      <p>What you changed here is not saved yet.</p>
      <div className="dialog-end">
        <Button kind="primary" onClick={stayOpen}>
          Go on editing
        </Button>
        <Button onClick={() => closeUnsaved({ keepDraft: true })}>Close and keep a draft</Button>
        <Button kind="danger" onClick={() => closeUnsaved({ keepDraft: false })}>
          Discard changes
        </Button>
      </div>
    </Dialog>
  )
}
