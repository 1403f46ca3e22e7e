import { useState } from 'react'
import { Button } from '#islands/ui/Button.tsx'
import { Notice } from '#islands/ui/Notice.tsx'
import { TextField } from '#islands/ui/TextField.tsx'
import { Folded } from '#panel/shell/Folded.tsx'
import { useLoaded } from '#panel/shell/useLoaded.ts'
import type { SectionEditing } from './editing.ts'
import { plannedFor, plannedMoment, plannedTexts, planTyped, takeBack } from './planned.ts'

/** The text that is planned for the open section. */
export function PlannedNotice({ editing }: { editing: SectionEditing }) {
  const found = useLoaded(plannedTexts)
  const { pageId, stored } = editing
  const planned = found.state === 'ready' ? plannedFor(found.data, pageId, stored.id) : undefined
  if (!planned) return null
  return (
    <Notice kind="info">
      <p>
        {planned.by} planned another text. It is published by itself: {plannedMoment(planned.at)}.
      </p>
      <Button onClick={() => void takeBack(pageId, stored.id, planned.content)}>
        Take it back and edit it
      </Button>
    </Notice>
  )
}

/** Publishes what is typed at a moment instead of now. */
export function PublishLater({ editing }: { editing: SectionEditing }) {
  if (!editing.changed) return null
  return (
    <Folded className="quiet-details" summary="Publish it later">
      {() => <Moment editing={editing} />}
    </Folded>
  )
}

function Moment({ editing }: { editing: SectionEditing }) {
  const [date, setDate] = useState('')
  const [clock, setClock] = useState('')
  return (
    <div className="form">
      <div className="later-pair halves pile-s">
        <TextField label="Publish on" type="date" value={date} onChange={setDate} />
        <TextField label="at" type="time" value={clock} onChange={setClock} />
      </div>
      <p className="field-hint">
        Visitors see it within five minutes of that time, and not before.
      </p>
      <div>
        <Button
          disabled={date === '' || clock === ''}
          onClick={() => void planTyped(editing, date, clock)}
        >
          Publish then
        </Button>
      </div>
    </div>
  )
}
