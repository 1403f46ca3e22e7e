import { useEffect, useRef, useState } from 'react'
import type { EventResponse } from '#contract/events.ts'
import { hoursOn } from '#domain/events/dates.ts'
import { isCivilDate, minutesOf } from '#domain/time/civil.ts'
import { formatDay } from '#domain/time/format.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Form } from '#islands/ui/Form.tsx'
import { TextField } from '#islands/ui/TextField.tsx'
import { moveDay } from './actions.ts'

interface Props {
  event: EventResponse
  date: string
  /** Once it is moved, or is to stay. */
  onDone: () => void
}

/** Another date and time for one day of an event. */
export function MoveForm({ event, date, onDone }: Props) {
  const was = { date, ...hoursOn(event, date) }
  const [to, setTo] = useState({ date, startTime: was.start, endTime: was.end })
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    form.current?.scrollIntoView({ block: 'center' })
    form.current?.querySelector('input')?.focus({ preventScroll: true })
  }, [])
  const problem = !isCivilDate(to.date)
    ? 'Choose the day.'
    : Number.isNaN(minutesOf(to.startTime))
      ? 'Enter the start.'
      : ''
  const isSame = to.date === date && to.startTime === was.start && to.endTime === was.end
  const move = async () => {
    setBusy(true)
    const isDone = await moveDay(event, { from: date, ...to })
    setBusy(false)
    if (isDone) onDone()
  }
  const field = (name: keyof typeof to, label: string, type: 'date' | 'time') => (
    <TextField
      label={label}
      type={type}
      value={to[name]}
      onChange={value => setTo({ ...to, [name]: value })}
    />
  )
  return (
    <Form ref={form} className="pile-s" errors={{}} onSend={() => void move()}>
      <p>Only {formatDay(date)} is moved. Visitors read when it was, and when it is instead.</p>
      {field('date', 'New day', 'date')}
      <div className="halves pile-xs">
        {field('startTime', 'Start', 'time')}
        {field('endTime', 'End', 'time')}
      </div>
      {problem && <p className="field-error">{problem}</p>}
      <div className="cluster">
        <Button kind="primary" type="submit" busy={busy} disabled={isSame || problem !== ''}>
          Move it
        </Button>
        <Button kind="link" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </Form>
  )
}
