import { useStore } from '@nanostores/react'
import { FormDialog } from '#panel/editing/FormDialog.tsx'
import { EventForm } from './EventForm.tsx'
import { $editor, discardEvent, leaveEditor, stayInEditor } from './editor.ts'

/** The event's form over the page, and the question before it is left unsaved. */
export function EventDialog() {
  const editor = useStore($editor)
  if (!editor) return null
  const { kind, form, isLeaving } = editor
  const title = kind === 'create' ? 'Create New Event' : 'Edit Event'
  return (
    <FormDialog
      title={title}
      what="this event"
      isLeaving={isLeaving}
      onLeave={leaveEditor}
      onStay={stayInEditor}
      onDiscard={discardEvent}
    >
      <EventForm kind={kind} store={form} />
    </FormDialog>
  )
}
