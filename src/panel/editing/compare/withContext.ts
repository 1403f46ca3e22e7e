import type { Row } from './compare.ts'

/** How many equal lines are shown before and after one that differs. */
const CONTEXT = 2

const GAP: Row = {
  kind: 'same',
  before: [{ text: '…', changed: false }],
  after: [{ text: '…', changed: false }],
}

/** The rows that differ, with a few equal ones around them; '…' replaces the others. */
export function withContext(rows: readonly Row[]): Row[] {
  const isNear = rows.map((_, at) =>
    rows.slice(Math.max(0, at - CONTEXT), at + CONTEXT + 1).some(({ kind }) => kind !== 'same'),
  )
  if (!isNear.includes(true)) return []
  return rows.flatMap((row, at) => {
    if (isNear[at]) return [row]
    return at === 0 || isNear[at - 1] ? [GAP] : []
  })
}
