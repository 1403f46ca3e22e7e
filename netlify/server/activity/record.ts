import type { Role } from '#domain/account/roles.ts'
import { areaOf } from '#domain/activity/areas.ts'
import { type StoredActivity, StoredActivitySchema } from '#domain/activity/entry.ts'
import { describeError, logLine } from '../log.ts'
import { append, log } from '../storage/log.ts'

export const activityLog = log<StoredActivity>('activity', {
  version: 1,
  schema: StoredActivitySchema,
  // Another rule for the areas needs another version of the index, which keeps them counted.
  facets: value => [value.who, areaOf(value)],
})

/** The actor: an admin, or the maintainer at the command line. */
export interface Actor {
  id: string
  name: string
  /** The maintainer has none. */
  role?: Role
  isMaintainer?: boolean
}

/** In the log and as who saved it: the site by itself. */
export const SITE: Actor = { id: 'site', name: 'The site', isMaintainer: true }

/** What an entry is about, for the undo link next to it. */
export type ActivitySubject = Omit<StoredActivity, 'action' | 'who' | 'at' | 'restored'>

/**
 * Writes an entry to the activity log, after the change is stored and before the response. Storage
 * is tried three times. If it still fails, the change is kept and reported as saved, since
 * repeating it would be worse than a missing entry, and the entry is written to the error log
 * without the name.
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
