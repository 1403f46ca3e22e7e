import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { onDays } from '#domain/prayer/inWords/days.ts'
import { differences } from '#domain/prayer/inWords/parts.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { formatLong } from '#domain/time/format.ts'
import { Button } from '#islands/ui/Button.tsx'
import { Notice } from '#islands/ui/Notice.tsx'
import { capital } from '#locale/capital.ts'
import { same } from '#panel/editing/merge.ts'
import { usePrayerView } from '#panel/prayer/context.ts'
import { $prayerEditing, editDraft, savePrayerEdits } from '#panel/prayer/prayerSettings.ts'
import type { ImportProblem, Shift } from './joinDays.ts'
import { PreviewTable, type ShownCell } from './PreviewTable.tsx'
import { Questions } from './Questions.tsx'
import { type Choices, readDays } from './readDays.ts'
import type { ImportSource } from './recognize.ts'
import {
  count,
  effectInWords,
  type ImportReview,
  notesOf,
  reviewTable,
  withDays,
} from './review.ts'

const UNFINISHED =
  'It is not saved: something else that you changed on this page is not complete. Complete or discard it, then try again.'

interface Props {
  source: ImportSource
  /** Chooses a file in place of one that is wrong. */
  another: ReactNode
  onClose: () => void
}

/** What was understood of a timetable, with its problems, before it is used. */
export function CheckTimetable({ source, another, onClose }: Props) {
  const { editing, settings, today } = usePrayerView()
  const { name, grids, recognized } = source
  const [choices, setChoices] = useState<Choices>({ roles: {} })
  const [shifts, setShifts] = useState<readonly Shift[]>([])
  const [shown, setShown] = useState<ShownCell>()
  const [failure, setFailure] = useState<string>()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const read = useMemo(
    () => readDays(grids, recognized, choices, today),
    [grids, recognized, choices, today],
  )
  const review = useMemo(
    () => reviewTable(grids, read, { settings, shifts, today }),
    [grids, read, settings, shifts, today],
  )
  const { errors, warnings, tableDays } = review
  const others = differences(editing.stored.settings, settings).map(({ label }) => label)
  const leads = { onShow: setShown, onFix: (fix: Shift) => setShifts([...shifts, fix]) }
  const isStored = same(withDays(settings, tableDays, name).tables, settings.tables)

  async function use() {
    const { tables } = editing.draft
    setFailure(undefined)
    editDraft(draft => withDays(draft, tableDays, name))
    if (await savePrayerEdits()) return onClose()
    const now = $prayerEditing.get()
    // The choices of a conflict take the place of this page, with the timetable among them.
    if (now.state !== 'ready' || now.conflict) return
    setFailure(now.problem ?? UNFINISHED)
    editDraft(draft => ({ ...draft, tables }))
  }

  return (
    <section className="well pile-s" aria-labelledby="check-title">
      <h3 id="check-title" ref={heading} tabIndex={-1}>
        {name}
      </h3>
      <p>{daysInWords(review)}</p>
      <FoundList kind="error" found={errors} {...leads} />
      <Questions
        recognized={recognized}
        read={read}
        choices={choices}
        isWrong={errors.length > review.days.length / 2}
        onChange={change => {
          setChoices(change)
          setShifts([])
        }}
      />
      {notesOf(grids, recognized, read, review).map(note => (
        <p key={note} className="muted">
          {note}
        </p>
      ))}
      {errors.length === 0 && <FoundList kind="warning" found={warnings} {...leads} />}
      <PreviewTable read={read} review={review} shown={shown} />
      <div className="pile-xs">
        <p>
          {errors.length > 0
            ? 'Correct the choices above, or fix your file and choose it again.'
            : isStored
              ? 'These days are stored already, with the same times.'
              : [effectInWords(review, today), keptInWords(settings, review)]
                  .filter(Boolean)
                  .join(' ')}
        </p>
        {errors.length === 0 && others.length > 0 && (
          <p className="muted">Your other changes are saved with it: {others.join(', ')}.</p>
        )}
        {failure && (
          <p className="field-error" role="alert">
            {failure}
          </p>
        )}
        <div className="cluster">
          <Button
            kind="primary"
            busy={editing.saving}
            disabled={errors.length > 0 || isStored}
            onClick={() => void use()}
          >
            {editing.saving ? 'Saving…' : 'Use this timetable'}
          </Button>
          {errors.length > 0 && another}
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </div>
    </section>
  )
}

/** '365 days, January 1, 2027 to December 31, 2027.' */
function daysInWords({ days, errors, tableDays }: ImportReview): string {
  // Where the answer to one question reads all of them, the days are not wrong.
  if (tableDays.length === 0 && errors.length < days.length)
    return `${capital(count(days.length))}.`
  const dates = tableDays.map(({ date }) => date).sort()
  const [first, last] = [dates[0], dates.at(-1)]
  const unread = days.length - tableDays.length
  const rest = unread > 0 ? ` ${unread} of its ${days.length} rows cannot be used.` : ''
  if (!first || !last) return `No day of it can be used.${rest}`
  const what = first === last ? formatLong(first) : `${formatLong(first)} to ${formatLong(last)}`
  return `${capital(count(tableDays.length))}, ${what}.${rest}`
}

/** What of the timetable's days visitors do not see, since single days decide first. */
function keptInWords({ overrides }: PrayerSettings, { tableDays }: ImportReview): string {
  const dates = new Set(tableDays.map(({ date }) => date))
  const kept = overrides.filter(({ date, athan, iqama }) => (athan || iqama) && dates.has(date))
  if (kept.length === 0) return ''
  return `What is set for single days stays ${onDays(kept.map(({ date }) => date))}.`
}

const MOST_SHOWN = 6

interface FoundListProps {
  kind: 'error' | 'warning'
  found: readonly ImportProblem[]
  onShow: (place: ShownCell) => void
  onFix: (fix: Shift) => void
}

/** What was found in a timetable; each leads to its cell in the preview. */
function FoundList({ kind, found, onShow, onFix }: FoundListProps) {
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

function titleOf(kind: FoundListProps['kind'], { length }: FoundListProps['found']): string {
  if (kind === 'warning')
    return length === 1 ? 'One thing to look at' : `${length} things to look at`
  return length === 1
    ? 'One thing has to be fixed first'
    : `${length} things have to be fixed first`
}
