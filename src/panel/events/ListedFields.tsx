import { useState } from 'react'
import { Notice } from '#islands/ui/Notice.tsx'
import { TextField } from '#islands/ui/TextField.tsx'
import type { FormPart } from './part.ts'
import { listedWarning } from './rules/problems.ts'

/** From when and until when visitors find the event; folded away while it has no such days. */
export function ListedFields({ values, errors, change }: FormPart) {
  const { listedFrom, listedUntil } = values
  const warning = listedWarning(values)
  const [hadDays] = useState(!!(listedFrom || listedUntil))
  const isWrong = !!(errors.listedFrom || errors.listedUntil)
  return (
    <details className="event-listed folded" open={hadDays || isWrong || undefined}>
      <summary>Show it to visitors only for a time</summary>
      <div className="event-pair">
        <TextField
          label="Listed from"
          type="date"
          optional
          hint="Before this day only admins see it."
          value={listedFrom}
          error={errors.listedFrom}
          onChange={first => change({ listedFrom: first })}
        />
        <TextField
          label="Listed until"
          type="date"
          optional
          hint="After this day only admins see it."
          value={listedUntil}
          error={errors.listedUntil}
          onChange={last => change({ listedUntil: last })}
        />
      </div>
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
