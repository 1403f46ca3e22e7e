import { keptSince } from '#domain/contact/inbox.ts'
import { logLine } from '../http/log.ts'
import { allMessages, deleteMessageBlobs, deleteRemains } from '../storage/messages.ts'
import { clearTickets } from '../storage/tickets.ts'

/** So long after it came, a message may still be sent a second time: by a form that waited offline. */
export const YOUNG_MS = 7 * 24 * 3_600_000

/**
 * Deletes for good what is older than the privacy page promises, and what was needed for a day
 * alone: blinded addresses of senders. Throws StorageError.
 */
export async function forgetOld(now: Date, signal: AbortSignal): Promise<void> {
  await clearTickets(now.getTime())
  const since = keptSince(now).toISOString()
  const all = await allMessages()
  const old = all.filter(({ message }) => message.receivedAt < since)
  let count = 0
  for (const { id, message } of old) {
    if (signal.aborted) break
    await deleteMessageBlobs(id, message, false)
    count++
  }
  await deleteRemains(all, new Date(now.getTime() - YOUNG_MS))
  if (count > 0) logLine('info', 'old messages deleted', { count })
}
