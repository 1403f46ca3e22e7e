import { floodKeptSince, keptSince } from '#domain/contact/inbox.ts'
import { isFlooded, momentOf } from '#domain/contact/messageId.ts'
import { DAY } from '#domain/time/civil.ts'
import { logLine } from '../log.ts'
import {
  deleteRemains,
  isUntouchedQuarantine,
  type Listed,
  type MessageKeys,
  readMessages,
} from '../storage/mailbox.ts'
import { removeRows } from '../storage/messageIndex.ts'
import { forgetMessage, readKept } from '../storage/messages.ts'
import { clearUses, countUse, isUsed } from '../storage/rateLimit.ts'

/**
 * For this long after it came, a message may be sent a second time, by a form that waited offline.
 */
export const RESEND_MS = 7 * DAY

/** The clean-up reads every message, so it runs once a day. */
const SWEEP = { name: 'sweep', most: 1, windowMs: DAY }

/**
 * Permanently deletes messages older than the privacy page promises, keyed hashes of senders'
 * addresses after a day, and quarantined messages of floods after two weeks, so that floods do not
 * fill the storage. Throws StorageError.
 */
export async function deleteExpired(
  now: Date,
  signal: AbortSignal,
  mailbox: MessageKeys,
): Promise<void> {
  await clearUses(mailbox.uses, now.getTime())
  const old: string[] = []
  for (const listed of mailbox.messages.toReversed()) {
    if (signal.aborted) break
    if (await isTooOld(listed, now)) old.push(listed.id)
  }
  if (old.length > 0) await removeRows(old)
  let count = 0
  for (const id of old) {
    if (signal.aborted) break
    if (await forgetMessage(id)) count++
  }
  if (count > 0) logLine('info', 'old messages deleted', { count })
  if (signal.aborted || isUsed(SWEEP, now.getTime(), mailbox.uses)) return
  if (!(await countUse(SWEEP, now.getTime())).allowed) return
  await deleteRemains(await readMessages(), new Date(now.getTime() - RESEND_MS))
}

async function isTooOld(listed: Listed, now: Date): Promise<boolean> {
  const { id } = listed
  if (id < momentOf(keptSince(now))) return true
  if (!isFlooded(id) || id >= momentOf(floodKeptSince(now))) return false
  return isUntouchedQuarantine(listed) || (await readKept(id))?.state.place === 'quarantine'
}
