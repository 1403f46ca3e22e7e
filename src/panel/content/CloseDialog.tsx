import { useStore } from '@nanostores/react'
import { Button } from '#islands/ui/Button.tsx'
import { Dialog } from '#islands/ui/Dialog.tsx'
import { LeaveQuestion } from '#panel/editing/LeaveQuestion.tsx'
import { $closing, closeUnsaved, stayOpen } from './editing.ts'

/** Asks before an open section is closed with unsaved changes. */
export function CloseDialog() {
  if (!useStore($closing)) return null
  return (
    <Dialog title="Close without saving?" onClose={stayOpen}>
      <LeaveQuestion
        lead="What you changed here is not saved yet."
        stay={stayOpen}
        discard={() => closeUnsaved({ keepDraft: false })}
      >
        <Button onClick={() => closeUnsaved({ keepDraft: true })}>Close and keep a draft</Button>
      </LeaveQuestion>
    </Dialog>
  )
}
