import { useStore } from '@nanostores/react'
import { useEffect, useReducer } from 'react'
import type { EventResponse } from '#contract/events.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Notice } from '#islands/ui/Notice.tsx'
import { continueDraft, discardDraft, eventDrafts, eventEditor, reopenDraft } from './editor.ts'

/** What was typed for events and is not saved, to be continued: nobody has to remember where it was. */
export function EventDrafts({ events }: { events: readonly EventResponse[] }) {
  const open = useStore(eventEditor.$open)
  const [, refresh] = useReducer(count => count + 1, 0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only as the page opens
  useEffect(() => reopenDraft(events), [])
  const drafts = open ? [] : eventDrafts(events)
  return drafts.map(draft => {
    const { name, title, event } = draft
    return (
      <Notice
        key={name}
        kind="warning"
        title={event ? 'Changes of an event are not saved yet' : 'A new event is not saved yet'}
      >
        <p>{title ? `“${title}”` : 'It has no title yet.'}</p>
        <div className="cluster">
          <Button onClick={() => continueDraft(draft)}>Continue editing</Button>
          <Button
            kind="link"
            onClick={() => {
              discardDraft(draft)
              refresh()
            }}
          >
            Discard it
          </Button>
        </div>
      </Notice>
    )
  })
}
