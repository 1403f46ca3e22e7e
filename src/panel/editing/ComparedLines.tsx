import { useMemo } from 'react'
import type { Difference } from '#domain/declared/words.ts'
import { compareLines, type Row, type TextPart } from './compare/compare.ts'
import './comparison.css'

interface Props {
  /** What the two versions are called. */
  before: string
  after: string
  differences: readonly Difference[]
  /** The labels of the differences are shown before their lines. */
  isLabelled?: boolean
}

/** Two versions side by side, line by line, with what differs marked by more than color. */
export function ComparedLines({ before, after, differences, isLabelled = false }: Props) {
  const rows = useMemo(
    () =>
      differences.flatMap(({ label, isWhole, ...sides }) => {
        const labelled = (lines: readonly string[]) =>
          isLabelled && !isWhole
            ? lines.map((line, at) => (at === 0 ? `${label}: ${line}` : line))
            : lines
        return withContext(compareLines(labelled(sides.before), labelled(sides.after)))
      }),
    [differences, isLabelled],
  )
  if (rows.length === 0) return <p className="muted">Both say the same.</p>
  return (
    <table className="comparison">
      <thead>
        <tr>
          <th scope="col">{before}</th>
          <th scope="col">{after}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing else to tell them apart
          <tr key={index} data-kind={row.kind}>
            <Cell row={row} parts={row.before} side="before" title={before} />
            <Cell row={row} parts={row.after} side="after" title={after} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface CellProps {
  row: Row
  parts: TextPart[] | null
  side: 'before' | 'after'
  title: string
}

function Cell({ row, parts, side, title }: CellProps) {
  const Mark = side === 'before' ? 'del' : 'ins'
  return (
    <td className={`side-${side}`} data-title={title} data-none={parts === null || undefined}>
      {row.kind !== 'same' && parts && <span className="visually-hidden">Changed: </span>}
      {parts?.map((part, index) =>
        part.changed ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a line never move
          <Mark key={index}>{part.text}</Mark>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a line never move
          <span key={index}>{part.text}</span>
        ),
      )}
    </td>
  )
}

/** How many equal lines are shown before and after one that differs. */
const CONTEXT = 2

const GAP: Row = {
  kind: 'same',
  before: [{ text: '…', changed: false }],
  after: [{ text: '…', changed: false }],
}

/** The rows that differ, with a few equal ones around them; '…' replaces the others. */
function withContext(rows: readonly Row[]): Row[] {
  const isNear = rows.map((_, at) =>
    rows.slice(Math.max(0, at - CONTEXT), at + CONTEXT + 1).some(({ kind }) => kind !== 'same'),
  )
  if (!isNear.includes(true)) return []
  return rows.flatMap((row, at) => {
    if (isNear[at]) return [row]
    return at === 0 || isNear[at - 1] ? [GAP] : []
  })
}
