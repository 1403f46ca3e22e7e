import type { Closure } from '#domain/prayer/closure.ts'
import type { NoticeFields } from './notice.ts'

/** The closures among notices; one that was posted without saying what it keeps cancels nothing. */
export const closuresOf = (notices: readonly NoticeFields[]): Closure[] =>
  notices.flatMap(({ kind, start, end, reason = '', keeps }) =>
    kind === 'closure' && keeps && end ? [{ start, end, reason, keeps }] : [],
  )
