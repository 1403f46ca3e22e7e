import { keptSince } from '#domain/contact/inbox.ts'
import { logLine } from '../http/log.ts'
import { allMessages, deleteMessageBlobs, deleteOrphanStates } from '../storage/messages.ts'
import { clearTickets } from '../storage/tickets.ts'

/**
 * Deletes for good what is older than the privacy page promises, and what was needed for a day
 * alone: blinded addresses of senders. Throws StorageError.
 */
export async function forgetOld(now: Date, signal: AbortSignal): Promise<void> {
  await clearTickets(now.getTime())
  const since = keptSince(now).toISOString()
  let count = 0
  for (const { id, message } of await allMessages()) {
    if (message.receivedAt >= since) continue
    if (signal.aborted) break
    await deleteMessageBlobs(id, message, false)
    count++
  }
  await deleteOrphanStates()
  if (count > 0) logLine('info', 'old messages deleted', { count })
}
