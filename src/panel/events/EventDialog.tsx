import { useStore } from '@nanostores/react'
import { useCallback } from 'react'
import type { EventResponse } from '#contract/events.ts'
import type { DifferencesOf } from '#domain/declared/words.ts'
import { EarlierVersions, VersionComparison } from '#panel/editing/EarlierVersions.tsx'
import { FormDialog } from '#panel/editing/FormDialog.tsx'
import type { ReadyForm } from '#panel/editing/form.ts'
import { EventFields } from './EventFields.tsx'
import { EventPreview } from './EventPreview.tsx'
import { type EditedEvent, type EventFormStore, earlierVersions, eventEditor } from './editor.ts'
import { changed, type EventValues, eventDifferences, eventValues } from './rules/values.ts'
import { useTypedHours } from './useTypedHours.ts'
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

interface Props {
  /** As it is stored. */
  event: EventResponse
  form: ReadyForm<EventValues, EditedEvent>
  store: EventFormStore
}

/** The earlier versions of an event. */
function EventVersions({ event, form, store }: Props) {
  const versions = useStore(earlierVersions.$data)
  const now = eventValues(event)
  const kept = useStore(earlierVersions.$known) ?? []
  const differencesOf = useEventDifferences(now, ...kept.map(eventValues))
  return (
    <EarlierVersions
      versions={versions}
      load={() => void earlierVersions.load(event.id)}
      current={event.revision}
      original="The original event"
    >
      {(version, when) => (
        <VersionComparison
          {...{ form, store, differencesOf, when, now }}
          revision={version.revision}
          version={eventValues(version)}
        />
      )}
    </EarlierVersions>
  )
}

/** Compares versions of an event in words, with clock times where one of `all` follows a prayer. */
function useEventDifferences(...all: readonly EventValues[]): DifferencesOf<EventValues> {
  const hoursOf = useTypedHours(...all)
  return useCallback((before, after) => eventDifferences(before, after, hoursOf), [hoursOf])
}
