import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { MovedDaySchema } from '#contract/events.schema.ts'
import type { EventResponse } from '#contract/events.ts'
import { errorsByPath } from '#domain/declared/schema.ts'
import { hoursOn } from '#domain/events/dates.ts'
import { MOVED_DAY } from '#domain/events/fields.ts'
import { clockOf, minutesOf } from '#domain/time/civil.ts'
import { formatDay } from '#domain/time/format.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Form } from '#islands/ui/Form.tsx'
import { DeclaredFields } from '#panel/fields/DeclaredFields.tsx'
import { moveDay } from './actions.ts'
import { $moment } from './list.ts'

interface Props {
  event: EventResponse
  date: string
  /** The day that is proposed. */
  to?: string | undefined
  /** Once it is moved, or is to stay. */
  onDone: (isMoved: boolean) => void
}

/** Another date and time for one day of an event. */
export function MoveForm({ event, date, to: proposed = date, onDone }: Props) {
  const was = { date, ...hoursOn(event, date) }
  const [typed, setTyped] = useState<{ date: string; startTime: string; endTime?: string }>({
    date: proposed,
    startTime: was.start,
  })
  const to = { endTime: endAfter(typed.startTime, was), ...typed }
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    form.current?.scrollIntoView({ block: 'center' })
    form.current?.querySelector('input')?.focus({ preventScroll: true })
  }, [])
  const today = useStore($moment).date
  const errors = {
    ...errorsByPath(MovedDaySchema, { from: date, ...to }),
    ...(to.date && to.date < today && { date: 'This is over already: choose a later one.' }),
  }
  const isWrong = Object.keys(errors).length > 0
  const isSame = to.date === date && to.startTime === was.start && to.endTime === was.end
  const move = async () => {
    setBusy(true)
    const isDone = await moveDay(event, { from: date, ...to })
    setBusy(false)
    if (isDone) onDone(true)
  }
  return (
    <Form ref={form} className="pile-s" errors={{}} onSend={() => void move()}>
      <p>Only {formatDay(date)} is moved. Visitors read when it was, and when it is instead.</p>
      <div className="field-grid">
        <DeclaredFields
          fields={MOVED_DAY}
          values={to}
          errors={errors}
          change={values => setTyped({ ...typed, ...values })}
        />
      </div>
      <div className="cluster">
        <Button kind="primary" type="submit" busy={busy} disabled={isSame || isWrong}>
          Move it
        </Button>
        {/* 'Cancel' is what takes a day off, beside it. */}
        <Button kind="link" onClick={() => onDone(false)}>
          Not now
        </Button>
      </div>
    </Form>
  )
}

/** It lasts as long as before, until somebody types another end. */
function endAfter(startTime: string, { start, end }: { start: string; end: string }): string {
  if (!startTime || !start || !end) return end
  return clockOf(minutesOf(startTime) + minutesOf(end) - minutesOf(start))
}
