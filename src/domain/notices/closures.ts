import type { Closure } from '#domain/prayer/closure.ts'
import type { NoticeFields } from './notice.ts'
import type { StoredNotice } from './stored.ts'

/** The closures among notices; one that was posted without saying what it keeps cancels nothing. */
export const closuresOf = (notices: readonly NoticeFields[]): Closure[] =>
  notices.flatMap(({ kind, start, end, reason = '', keeps }) =>
    kind === 'closure' && keeps && end ? [{ start, end, reason, keeps }] : [],
  )

/** A closure as it is or was, with when its notice was last posted, changed or taken back. */
export interface ChangedClosure extends Closure {
  readonly changedAt: string
}

/** All closures that visitors can have read of. */
export const changedClosures = (notices: readonly StoredNotice[]): ChangedClosure[] =>
  notices.flatMap(({ deletedAt, savedAt, earlier, ...notice }) =>
    closuresOf([notice, ...earlier].filter(({ held }) => !held)).map(closure => ({
      ...closure,
      changedAt: deletedAt ?? savedAt,
    })),
  )

/** The last of a save and of the changes of closures that `seen` depends on: what visitors get under some. */
export function lastChange<Saved extends string | null>(
  savedAt: Saved,
  changed: readonly ChangedClosure[],
  seen: (closures: readonly Closure[]) => unknown,
): Saved | string {
  const without = JSON.stringify(seen([]))
  return changed
    .filter(closure => JSON.stringify(seen([closure])) !== without)
    .reduce<Saved | string>(
      (last, { changedAt }) => (last !== null && last > changedAt ? last : changedAt),
      savedAt,
    )
}
