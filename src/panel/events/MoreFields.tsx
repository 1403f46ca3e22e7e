import { type ReactNode, useState } from 'react'
import { Notice } from '#islands/ui/Notice.tsx'
import type { EventPart } from './editor.ts'

interface Props {
  part: EventPart
  legend: string
  /** Something in it was set when the form was opened. */
  isUsed: boolean
  /** Its fields: an error in one opens it. */
  of: readonly string[]
  warning?: string
  children: ReactNode
}

/** What few events need: folded away while it is empty. */
export function MoreFields({ part: { errors }, legend, isUsed, of, warning, children }: Props) {
  const [wasUsed] = useState(isUsed)
  const isWrong = of.some(name => Reflect.get(errors, name))
  return (
    <details className="event-listed folded" open={wasUsed || isWrong || undefined}>
      <summary>{legend}</summary>
      {children}
      <div role="status">{warning && <Notice kind="warning">{warning}</Notice>}</div>
    </details>
  )
}
