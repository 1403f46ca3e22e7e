import { useStore } from '@nanostores/react'
import type { EventResponse, EventVersion } from '#contract/events.ts'
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
export function EventVersions(props: Props) {
  const versions = useStore(earlierVersions.$data)
  const { event } = props
  return (
    <EarlierVersions
      versions={versions}
      load={() => void earlierVersions.load(event.id)}
      current={event.revision}
      original="The original event"
    >
      {(version, when) => <Chosen {...props} {...{ version, when }} />}
    </EarlierVersions>
  )
}

interface ChosenProps extends Props {
  version: EventVersion
  when: string
}

function Chosen({ event, version, ...rest }: ChosenProps) {
  const [before, now] = [eventValues(version), eventValues(event)]
  const differencesOf = useEventDifferences(before, now)
  const { revision } = version
  return <VersionComparison {...rest} {...{ differencesOf, revision, now }} version={before} />
}
