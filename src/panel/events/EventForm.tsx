import { useStore } from '@nanostores/react'
import { Button } from '#islands/ui/Button.tsx'
import { Form } from '#islands/ui/Form.tsx'
import { Notice } from '#islands/ui/Notice.tsx'
import { FormBanner } from '#panel/shell/BannerHost.tsx'
import { Conflict } from './Conflict.tsx'
import { DetailFields, DetailFlags } from './DetailFields.tsx'
import { EventVersions } from './EventVersions.tsx'
import { type EventFormStore, leaveEditor } from './editor.ts'
import { PictureChoice } from './PictureChoice.tsx'
import { RecurrenceFields } from './RecurrenceFields.tsx'
import { changed } from './rules/values.ts'
import { TimeFields } from './TimeFields.tsx'
import './eventForm.css'

interface Props {
  kind: 'create' | 'edit'
  store: EventFormStore
}

/** All there is to say of an event. */
export function EventForm({ kind, store }: Props) {
  const form = useStore(store.$form)
  if (form.state !== 'ready') return null
  const { values, errors, newer } = form
  const part = {
    values,
    errors,
    change: (change: Partial<typeof values>) => store.change(changed(values, change)),
  }
  return (
    <Form className="event-form" errors={errors} onSend={() => void store.save()}>
      <FormBanner />
      {form.restored && (
        <Notice title="What you typed before is back">
          <p>It is not saved yet. Look it over, then save it or cancel.</p>
        </Notice>
      )}
      <DetailFields {...part} />
      <TimeFields {...part} />
      <RecurrenceFields {...part} />
      <PictureChoice {...part} />
      <DetailFlags {...part} />
      {form.stored.event && !newer && (
        <EventVersions event={form.stored.event} isChanged={form.changed} />
      )}
      {newer?.event && <Conflict mine={values} theirs={newer.event} store={store} />}
      {Object.keys(errors).length > 0 && (
        <p className="field-error">Something above is missing or wrong: look for the marks.</p>
      )}
      <div className="dialog-end event-form-end">
        {form.problem && !newer && <p className="field-error">{form.problem}</p>}
        <Button
          kind="primary"
          type="submit"
          busy={form.saving}
          disabled={!!newer || (kind === 'edit' && !form.changed)}
        >
          {kind === 'create' ? 'Create event' : 'Save changes'}
        </Button>
        <Button onClick={leaveEditor}>Cancel</Button>
      </div>
    </Form>
  )
}
