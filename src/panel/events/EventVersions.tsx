import { useStore } from '@nanostores/react'
import type { EventResponse } from '#contract/events.ts'
import { EarlierVersions, VersionComparison } from '#panel/editing/EarlierVersions.tsx'
import type { ReadyForm } from '#panel/editing/form.ts'
import { type EditedEvent, type EventFormStore, earlierVersions } from './editor.ts'
import { type EventValues, eventValues } from './rules/values.ts'
import { useEventDifferences } from './useEventDifferences.ts'

interface Props {
  /** As it is stored. */
  event: EventResponse
  form: ReadyForm<EventValues, EditedEvent>
  store: EventFormStore
}

/** The earlier versions of an event. */
export function EventVersions({ event, form, store }: Props) {
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
