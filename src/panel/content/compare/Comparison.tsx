import { useMemo } from 'react'
import type { Kind } from '#domain/content/kinds.ts'
import { ComparedLines } from '#panel/editing/ComparedLines.tsx'
import { linesOf } from '#panel/editing/compare/lines.ts'

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
