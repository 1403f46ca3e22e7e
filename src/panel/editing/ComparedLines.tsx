import { useMemo } from 'react'
import { compareLines, type Part, type Row } from './compare/compare.ts'
import './comparison.css'

/** One of two texts, as the lines that people compare. */
export interface ComparedSide {
  title: string
  lines: readonly string[]
}

/** Two texts side by side, line by line, with what differs marked by more than colour. */
export function ComparedLines({ before, after }: { before: ComparedSide; after: ComparedSide }) {
  const rows = useMemo(() => compareLines(before.lines, after.lines), [before.lines, after.lines])
  if (rows.every(({ kind }) => kind === 'same')) {
    return <p className="muted">Both say the same.</p>
  }
  return (
    <table className="comparison">
      <thead>
        <tr>
          <th scope="col">{before.title}</th>
          <th scope="col">{after.title}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing else to be told apart by
          <tr key={index} data-kind={row.kind}>
            <Cell row={row} parts={row.before} side="before" title={before.title} />
            <Cell row={row} parts={row.after} side="after" title={after.title} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface CellProps {
  row: Row
  parts: Part[] | null
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
