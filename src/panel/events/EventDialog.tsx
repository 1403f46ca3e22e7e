import { useStore } from '@nanostores/react'
import { FormDialog } from '#panel/editing/FormDialog.tsx'
import { EventForm } from './EventForm.tsx'
import { eventEditor } from './editor.ts'

/** The event's form over the page, and the question before it is left unsaved. */
export function EventDialog() {
  const open = useStore(eventEditor.$open)
  if (!open) return null
  const { kind, form, isLeaving } = open
  const title = kind === 'create' ? 'Create New Event' : 'Edit Event'
  return (
    <FormDialog title={title} what="this event" isLeaving={isLeaving} editor={eventEditor}>
      <EventForm kind={kind} store={form} />
    </FormDialog>
  )
}
