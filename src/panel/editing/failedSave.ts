import { CallError } from '#contract/failure.ts'
import { isUnanswered, textOf } from '#panel/shell/loaded.ts'

/** What to show of a save that failed. */
interface FailedSave {
  /** The messages at the fields. */
  errors: Readonly<Record<string, string>>
  problem: string
  /** The newer stored version and who saved it, after a 409; otherwise null. */
  newer: { current: unknown; by: string | null } | null
  /** No response came, or one that cannot be read. */
  isThrown: boolean
  /** Nothing answered at all. */
  isUnanswered: boolean
  /** The session has ended; the panel asks to sign in again. */
  isSignedOut: boolean
}

/** Reads why a save failed. */
export function failedSave(error: unknown): FailedSave {
  const failure = error instanceof CallError ? error : null
  const isNewer = failure?.status === 409 && failure.current !== undefined
  return {
    errors: failure?.fields ?? {},
    problem: textOf(error),
    newer: isNewer ? { current: failure.current, by: failure.savedBy ?? null } : null,
    isThrown: !failure || isUnanswered(error),
    isUnanswered: isUnanswered(error),
    isSignedOut: failure?.status === 401,
  }
}
