import { useMemo } from 'react'
import { linesOf } from '#domain/content/compare/lines.ts'
import type { Kind } from '#domain/content/kinds.ts'
import { ComparedLines } from '../../versions/ComparedLines.tsx'

interface Side {
  title: string
  content: string
}

/** Two contents of a section side by side. */
export function Comparison({ kind, before, after }: { kind: Kind; before: Side; after: Side }) {
  const old = useMemo(() => linesOf(kind, before.content), [kind, before.content])
  const now = useMemo(() => linesOf(kind, after.content), [kind, after.content])
  return (
    <ComparedLines
      before={{ title: before.title, lines: old }}
      after={{ title: after.title, lines: now }}
    />
  )
}
