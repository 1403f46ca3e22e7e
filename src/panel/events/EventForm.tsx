import { useStore } from '@nanostores/react'
import { Form } from '#islands/ui/Form.tsx'
import { EditFrame } from '#panel/editing/EditFrame.tsx'
import { FormEnd } from '#panel/editing/FormEnd.tsx'
import type { ReadyForm } from '#panel/editing/form.ts'
import { FormBanner } from '#panel/shell/BannerHost.tsx'
import { EventFields } from './EventFields.tsx'
import { EventPreview } from './EventPreview.tsx'
import { EventVersions } from './EventVersions.tsx'
import { type EditedEvent, type EventFormStore, eventEditor } from './editor.ts'
import { changed, type EventValues } from './rules/values.ts'
import { useEventDifferences } from './useEventDifferences.ts'
import './eventForm.css'

interface Props {
  kind: 'create' | 'edit'
  store: EventFormStore
}

/** All fields of an event. */
export function EventForm({ kind, store }: Props) {
  const form = useStore(store.$form)
  return form.state === 'ready' ? <Ready {...{ kind, store, form }} /> : null
}

function Ready({ kind, store, form }: Props & { form: ReadyForm<EventValues, EditedEvent> }) {
  const { choices = [] } = form.conflict ?? {}
  const differencesOf = useEventDifferences(form.values, ...choices.map(({ theirs }) => theirs))
  const { values, errors } = form
  const part = {
    values,
    errors,
    change: (change: Partial<typeof values>) => store.change(changed(values, change)),
  }
  return (
    <Form className="event-form pile-m" errors={errors} onSend={() => void store.save()}>
      <FormBanner />
      <EditFrame form={form} store={store} differencesOf={differencesOf}>
        <EventFields {...part} />
        <EventPreview values={values} />
        {form.stored.event && <EventVersions event={form.stored.event} {...{ form, store }} />}
        {Object.keys(errors).length > 0 && (
          <p className="field-error">Correct the marked fields above.</p>
        )}
        <FormEnd
          className="dialog-end sticky-end"
          form={form}
          create={kind === 'create' && 'Create event'}
          onCancel={eventEditor.leave}
        />
      </EditFrame>
    </Form>
  )
}
