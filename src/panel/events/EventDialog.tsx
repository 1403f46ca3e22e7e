import { useStore } from '@nanostores/react'
import { Button } from '#islands/ui/Button.tsx'
import { Dialog } from '#islands/ui/Dialog.tsx'
import { EventForm } from './EventForm.tsx'
import { $editor, discardEvent, leaveEditor, stayInEditor } from './editor.ts'

/** The event's form over the page, and the question before it is left unsaved. */
export function EventDialog() {
  const editor = useStore($editor)
  if (!editor) return null
  const { kind, form, isLeaving } = editor
  const title = kind === 'create' ? 'Create New Event' : 'Edit Event'
  return (
    <Dialog
      title={isLeaving ? 'Leave without saving?' : title}
      onClose={isLeaving ? stayInEditor : leaveEditor}
    >
      {isLeaving && (
        <>
          <p>What you typed for this event is not saved yet.</p>
          <div className="dialog-end">
            <Button kind="primary" onClick={stayInEditor}>
              Go on editing
            </Button>
            <Button kind="danger" onClick={discardEvent}>
              Discard changes
            </Button>
          </div>
        </>
      )}
      <div hidden={isLeaving}>
        <EventForm kind={kind} store={form} />
      </div>
    </Dialog>
  )
}
