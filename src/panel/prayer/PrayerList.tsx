import { type ReactNode, useRef } from 'react'
import { Button } from '#islands/ui/Button.tsx'

interface Props<T> {
  prayers: readonly T[]
  /** What one of several is called: 'Second prayer'. */
  name: string
  /** What the only one is called; without it, it is the first. */
  single?: string
  /** How few may be left, and how many there may be. */
  least: 0 | 1
  most: number
  addLabel: string
  /** A new one, before anything is typed. */
  added: T
  onChange: (prayers: T[]) => void
  /** The fields of one. */
  children: (prayer: T, index: number, change: (part: Partial<T>) => void) => ReactNode
}

/** Prayers one below the other, each with its fields; they can be added and removed. */
export function PrayerList<T>({ prayers, name, single, least, most, ...rest }: Props<T>) {
  const { addLabel, added, onChange, children } = rest
  const called = (index: number) => (single && prayers.length === 1 ? '' : ORDINALS[index])
  const list = useRef<HTMLDivElement>(null)
  const add = () => {
    onChange([...prayers, added])
    // The new one stands above the button.
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>('.slot:last-of-type input')?.focus(),
    )
  }
  return (
    <div ref={list} className="slots pile-s">
      {prayers.map((prayer, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: prayers have nothing else to tell them apart
        <fieldset key={index} className="slot pile-s">
          <legend className="field-label">
            {called(index) ? `${called(index)} ${name}` : single}
          </legend>
          {children(prayer, index, part => onChange(prayers.with(index, { ...prayer, ...part })))}
          {prayers.length > least && (
            <Button
              kind="link"
              className="fitted"
              onClick={() => onChange(prayers.toSpliced(index, 1))}
            >
              Remove the {called(index) ? `${called(index)?.toLowerCase()} ${name}` : name}
            </Button>
          )}
        </fieldset>
      ))}
      {prayers.length < most && (
        <Button icon="plus" className="fitted" onClick={add}>
          {addLabel}
        </Button>
      )}
    </div>
  )
}

const ORDINALS = ['First', 'Second', 'Third', 'Fourth', 'Fifth']
