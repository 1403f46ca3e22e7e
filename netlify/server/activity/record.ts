import { type StoredActivity, StoredActivitySchema } from '#domain/activity/entry.ts'
import { describeError, logLine } from '../log.ts'
import { append, log } from '../storage/log.ts'

export const activityLog = log<StoredActivity>('activity', {
  version: 1,
  schema: StoredActivitySchema,
})

/** Who did something: an admin, or the maintainer by the command line. */
export interface Actor {
  id: string
  name: string
  isMaintainer?: boolean
}

/** What an entry is about, for an undo beside it. */
export type ActivitySubject = Pick<StoredActivity, 'event' | 'prayer'>

/**
 * Writes what was done into the activity log, after the change is stored and before the response.
 * Storage is tried three times; when it still refuses, the change stands and is reported as saved
 * (repeating it would be worse than an entry less), and the entry goes to the error stream, whole
 * but for the name, from where it can be added.
 */
export async function recordActivity(
  who: Actor,
  action: string,
  about: ActivitySubject = {},
): Promise<void> {
  const at = new Date()
  try {
    const name = who.name.slice(0, 120)
    await append(activityLog, { action, who: name, at: at.toISOString(), ...about }, at)
  } catch (error) {
    const entry = { action, adminId: who.id, at: at.toISOString() }
    logLine('error', 'activity not recorded', { entry, error: describeError(error) })
  }
}
