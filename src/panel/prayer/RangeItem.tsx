import type { ReactNode } from 'react'
import type { Problem } from '#domain/prayer/rangeChecks.ts'
import { Button } from '#islands/ui/Button.tsx'
import { usePrayerView } from './context.ts'

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
  onEdit,
  onRemove,
}: Props) {
  const { problems, review } = usePrayerView()
  const isHere = ({ path }: Problem) => at.every((part, index) => path[index] === part)
  return (
    <li className="range" aria-current={isCurrent || undefined}>
      <div className="range-text">
        <p>
          {text} {isCurrent && <span className="badge">Now</span>}
        </p>
        <p className="muted">{[days, ...scheduled].join(', ')}</p>
        {problems.filter(isHere).map(({ message }) => (
          <p key={message} className="field-error">
            {message}
          </p>
        ))}
        {review.warnings.filter(isHere).map(({ message }) => (
          <p key={message} className="doubt">
            {message}
          </p>
        ))}
      </div>
      <div className="range-actions">
        {onEdit && (
          <Button kind="link" onClick={onEdit}>
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
