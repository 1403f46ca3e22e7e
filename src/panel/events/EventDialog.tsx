import { useStore } from '@nanostores/react'
import { FormDialog } from '#panel/editing/FormDialog.tsx'
import type { ReadyForm } from '#panel/editing/form.ts'
import { EventFields } from './EventFields.tsx'
import { EventPreview } from './EventPreview.tsx'
import { EventVersions } from './EventVersions.tsx'
import { type EditedEvent, eventEditor } from './editor.ts'
import { changed, type EventValues } from './rules/values.ts'
import { useEventDifferences } from './useEventDifferences.ts'
import './eventForm.css'

/** All fields of an event, in a dialog over the page. */
export function EventDialog() {
  const open = useStore(eventEditor.$open)
  if (!open) return null
  const isNew = open.kind === 'create'
  const store = open.form
  return (
    <FormDialog
      title={isNew ? 'Create New Event' : 'Edit Event'}
      className="event-form"
      create={isNew && 'Create event'}
      editor={eventEditor}
      open={open}
      useDifferences={useDifferences}
    >
      {form => (
        <>
          <EventFields
            values={form.values}
            errors={form.errors}
            change={change => store.change(changed(form.values, change, isNew))}
          />
          <EventPreview values={form.values} />
          {form.stored.event && <EventVersions event={form.stored.event} {...{ form, store }} />}
        </>
      )}
    </FormDialog>
  )
}

const useDifferences = ({ values, conflict }: ReadyForm<EventValues, EditedEvent>) =>
  useEventDifferences(values, ...(conflict?.choices ?? []).map(({ theirs }) => theirs))
