import { clockOf, minutesOf } from '#domain/time/civil.ts'
import { Button } from '#islands/ui/Button.tsx'
import type { FieldProps } from '#islands/ui/Field.tsx'
import { TextField } from '#islands/ui/TextField.tsx'

const STEP = 5

interface ClockProps extends FieldProps {
  value: string
  onChange: (clock: string) => void
  /** Adds buttons for five minutes earlier and later. */
  steps?: boolean
}

/** A time of the clock; '' while none is entered. */
export function ClockField({ value, onChange, steps, ...field }: ClockProps) {
  const input = <TextField {...field} type="time" value={value} onChange={onChange} />
  if (!steps) return input
  const move = (by: number) => onChange(clockOf(minutesOf(value) + by))
  const disabled = Number.isNaN(minutesOf(value))
  return (
    <div className="clock-steps">
      {input}
      <Button disabled={disabled} onClick={() => move(-STEP)}>
        <span aria-hidden="true">−5</span>
        <span className="visually-hidden">Five minutes earlier</span>
      </Button>
      <Button disabled={disabled} onClick={() => move(STEP)}>
        <span aria-hidden="true">+5</span>
        <span className="visually-hidden">Five minutes later</span>
      </Button>
    </div>
  )
}
