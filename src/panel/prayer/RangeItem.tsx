import type { ReactNode } from 'react'
import type { Problem } from '#domain/declared/problems.ts'
import { Button } from '#islands/ui/Button.tsx'
import { usePrayerView } from './context.ts'
import { openForm } from './prayerSettings.ts'
import { isIn } from './rules/messages.ts'
import { changeOf } from './rules/repairs.ts'

interface Props {
  /** What it says, and for which days. */
  text: ReactNode
  days: string
  /** What comes after it. */
  scheduled?: readonly string[]
  isCurrent: boolean
  /** Its path in the settings. */
  at: Problem['path']
  /** Said after 'Edit' and 'Remove' to screen readers, which do not show where the buttons are. */
  name: string
  /** Shown in its place while it is edited. */
  form?: ReactNode
  /** A rule and a single day have their forms. */
  onEdit?: (() => void) | undefined
  onRemove?: (() => void) | undefined
}

/** One dated range of a list, with its buttons, problems and warnings. */
export function RangeItem({
  text,
  days,
  scheduled = [],
  isCurrent,
  at,
  name,
  form,
  onEdit,
  onRemove,
}: Props) {
  const { editing, problems, review } = usePrayerView()
  const isHere = isIn(at)
  if (form) return <li>{form}</li>
  const change = changeOf(at, editing.draft)
  const edit = onEdit ?? (change && (() => openForm(change)))
  return (
    <li aria-current={isCurrent || undefined}>
      <div className="row-text">
        <p>
          {text} {isCurrent && <span className="badge">Now</span>}
        </p>
        <p className="muted">{[days, ...scheduled].join(', ')}</p>
        <FoundItems wrong={problems.filter(isHere)} doubtful={review.warnings.filter(isHere)} />
      </div>
      <div className="range-actions">
        {edit && (
          <Button kind="link" onClick={edit}>
            Edit<span className="visually-hidden"> {name}</span>
          </Button>
        )}
        {onRemove && (
          <Button kind="link" onClick={onRemove}>
            Remove<span className="visually-hidden"> {name}</span>
          </Button>
        )}
      </div>
    </li>
  )
}

interface FoundProps {
  wrong?: readonly Pick<Problem, 'message'>[]
  doubtful: readonly Pick<Problem, 'message'>[]
}

/** What is wrong, and what is to be looked at. */
export function FoundItems({ wrong = [], doubtful }: FoundProps) {
  return [...wrong, ...doubtful].map(({ message }, at) => (
    <p key={message} className={at < wrong.length ? 'field-error' : 'doubt'}>
      {message}
    </p>
  ))
}
