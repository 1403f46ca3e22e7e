import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { EventAnswer } from '#contract/events.ts'
import { Notice } from '#islands/ui/Notice.tsx'
import { ComparedLines } from '#panel/editing/ComparedLines.tsx'
import { EarlierVersions, RestoreVersion } from '#panel/editing/EarlierVersions.tsx'
import { valuesOf } from './rules/values.ts'
import { linesOfEvent } from './rules/words.ts'
import { useTypedHours } from './useTypedHours.ts'
import { eventVersions, restoreEventVersion } from './versions.ts'

interface Props {
  /** As it stands. */
  event: EventAnswer
  isChanged: boolean
}

/** What the event was before, to be looked at, compared with what it is now, and restored. */
export function EventVersions({ event, isChanged }: Props) {
  const versions = useStore(eventVersions.$data)
  return (
    <EarlierVersions
      versions={versions}
      load={() => void eventVersions.load(event.id)}
      current={event.revision}
      original="The original event"
      none="Each save keeps the event before it here. There is none yet."
    >
      {(version, when) => (
        <Chosen key={version.revision} {...{ event, isChanged, version, when }} />
      )}
    </EarlierVersions>
  )
}

interface ChosenProps extends Props {
  version: EventAnswer
  when: string
}

function Chosen({ event, isChanged, version, when }: ChosenProps) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const [before, now] = [valuesOf(version), valuesOf(event)]
  const hoursOf = useTypedHours(before, now)
  const restore = async () => {
    setBusy(true)
    setProblem(await restoreEventVersion(event, version.revision))
    setBusy(false)
  }
  return (
    <>
      <ComparedLines
        before={{ title: when, lines: linesOfEvent(before, hoursOf(before)) }}
        after={{ title: 'Now', lines: linesOfEvent(now, hoursOf(now)) }}
      />
      {problem && (
        <Notice kind="error" role="alert">
          <p>{problem}</p>
        </Notice>
      )}
      <RestoreVersion isChanged={isChanged} busy={busy} onRestore={() => void restore()} />
    </>
  )
}
