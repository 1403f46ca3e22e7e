import { isStale } from '#domain/push/follower.ts'
import { monthsBefore } from '#domain/retention/lifetimes.ts'
import { activityLog } from '../activity/record.ts'
import { forgetOldSignIns } from '../auth/signInLog.ts'
import { newTick, type PeriodicTask } from '../periodic/run.ts'
import { readFollowers, removeFollowers } from '../push/followers.ts'
import { readListed } from '../storage/listing.ts'
import { packLog } from '../storage/packLog.ts'
import { retentionDocument } from '../storage/retention.ts'

/** The hour, in UTC, in which what is read for it alone is looked through. */
const HOUR = 3

/**
 * Packs the activity log and removes what was kept for as long as the page on privacy says. Messages
 * have a task of their own.
 */
export const retentionTask: PeriodicTask = {
  name: 'retention',
  async run(now, signal, tick = newTick()) {
    const { logMonths } = (await readListed(retentionDocument, await tick.list())).value
    await packLog(activityLog, logMonths === null ? null : monthsBefore(now, logMonths), signal)
    if (now.getUTCHours() !== HOUR || signal.aborted) return
    await forgetOldSignIns(now.getTime())
    const today = now.toISOString().slice(0, 10)
    const followers = Object.entries(await readFollowers())
    await removeFollowers(followers.flatMap(([id, one]) => (isStale(one, today) ? id : [])))
  },
}
