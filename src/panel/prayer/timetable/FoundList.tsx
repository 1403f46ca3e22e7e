import { Button } from '#islands/ui/Button.tsx'
import { Notice } from '#islands/ui/Notice.tsx'
import type { ImportProblem, Shift } from './joinDays.ts'
import type { ShownCell } from './PreviewTable.tsx'

const MOST_SHOWN = 6

interface Props {
  kind: 'error' | 'warning'
  found: readonly ImportProblem[]
  onShow: (place: ShownCell) => void
  onFix: (fix: Shift) => void
}

/** What was found in a timetable; each leads to its cell in the preview. */
export function FoundList({ kind, found, onShow, onFix }: Props) {
  if (found.length === 0) return null
  const more = found.length - MOST_SHOWN
  return (
    <Notice kind={kind} title={titleOf(kind, found)} role={kind === 'error' ? 'alert' : undefined}>
      <ul className="ahead pile-2xs">
        {found.slice(0, MOST_SHOWN).map(problem => {
          const { message, day, column, fix } = problem
          return (
            <li key={`${message} ${day}`}>
              {message}{' '}
              {day !== undefined && (
                <Button kind="link" onClick={() => onShow({ day, column })}>
                  Show<span className="visually-hidden"> it: {message}</span>
                </Button>
              )}
              {fix && (
                <Button onClick={() => onFix(fix)}>
                  {fix.minutes > 0 ? 'Add an hour on these days' : 'Take an hour off these days'}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {more > 0 && <p>And {more} more. They may have the same cause.</p>}
    </Notice>
  )
}

function titleOf(kind: Props['kind'], { length }: Props['found']): string {
  if (kind === 'warning')
    return length === 1 ? 'One thing to look at' : `${length} things to look at`
  return length === 1
    ? 'One thing has to be fixed first'
    : `${length} things have to be fixed first`
}
