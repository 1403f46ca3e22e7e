/** Storage did not respond, or not as expected; this must never be treated as 'nothing stored'. */
export class StorageError extends Error {
  override name = 'StorageError'
}

/** The value is stored, but this release cannot read it. */
export class UnreadableError extends StorageError {
  override name = 'UnreadableError'
}

/** Whether storage does not respond, so that a later request may succeed. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof StorageError && !(error instanceof UnreadableError)

/** Without the ETag of what it replaces, a save could overwrite another one: it is refused. */
export const missingETag = (what: string): StorageError =>
  new StorageError(`${what} came from storage without an ETag, so nothing was saved`)

/** For `catch`: one unreadable item must not hide the others of its list. */
export function skipUnreadable(error: unknown): null {
  if (error instanceof UnreadableError) return null
  throw error
}

/** Runs work that uses storage; a failure becomes a StorageError that says `what` failed. */
export async function inStorage<T>(what: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    if (cause instanceof UnreadableError) throw cause
    // The blob is there and is not JSON.
    if (cause instanceof SyntaxError) throw new UnreadableError(what, { cause })
    throw new StorageError(what, { cause })
  }
}
