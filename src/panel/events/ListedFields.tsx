import { type ReactNode, useState } from 'react'
import { Notice } from '#islands/ui/Notice.tsx'
import type { FormPart } from './part.ts'
import { listedWarning } from './rules/listed.ts'

interface Props {
  part: FormPart
  legend: string
  children: ReactNode
}

/** From when and until when visitors find the event; folded away while it has no such days. */
export function ListedFields({ part: { values, errors }, legend, children }: Props) {
  const warning = listedWarning(values)
  const [hadDays] = useState(!!(values.publishOn || values.listedFrom || values.listedUntil))
  const isWrong = !!(
    errors.publishOn ||
    errors.publishAt ||
    errors.listedFrom ||
    errors.listedUntil
  )
  return (
    <details className="event-listed folded" open={hadDays || isWrong || undefined}>
      <summary>{legend}</summary>
      <div className="event-pair">{children}</div>
      <div role="status">
        {warning && (
          <Notice kind="warning">
            <p>{warning}</p>
          </Notice>
        )}
      </div>
    </details>
  )
}
