import { use, useState } from 'react'
import { Select } from '#islands/ui/Select.tsx'
import { TextField } from '#islands/ui/TextField.tsx'
import { capital } from '#locale/capital.ts'
import type { NoticePart } from './editor.ts'
import { closedTitle } from './templates.ts'
import { OwnNoticeWords } from './usual.ts'

const OTHER = 'other'

/** Why the mosque is closed: chosen or written. The title says it, too, until somebody writes another. */
export function Reason({ values, errors, change }: NoticePart) {
  const { title, reason } = values
  const words = use(OwnNoticeWords)
  const { reasons } = words
  const options = [
    ...reasons.map(value => ({ value, label: capital(value) })),
    { value: OTHER, label: 'Another reason, or none' },
  ]
  const [isWritten, setWritten] = useState(!reasons.includes(reason))
  const set = (next: string) =>
    change({
      reason: next,
      ...(title === closedTitle(words, reason) && { title: closedTitle(words, next) }),
    })
  return (
    <div className="notice-pair halves pile-s">
      <Select
        label="Why"
        value={isWritten ? OTHER : reason}
        options={options}
        onChange={value => {
          setWritten(value === OTHER)
          set(value === OTHER ? '' : value)
        }}
      />
      {isWritten && (
        <TextField
          label="In a word or two"
          optional
          value={reason}
          error={errors.reason}
          onChange={set}
        />
      )}
    </div>
  )
}
