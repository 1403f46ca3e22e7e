import { Prepared } from '../http/answer.ts'
import { read } from '../storage/documents.ts'
import { eventsDocument } from '../storage/events.ts'
import { eventAnswer, prayerContext } from './answers.ts'

const KEPT = 4
const kept = new Map<string, Prepared>()

/**
 * The list of events, ready to send. It depends on the events' revision, the prayer settings' and
 * the mosque's month alone, so a warm function serializes thousands of events once. Throws StorageError.
 */
export async function prepareEvents({ all }: { all: boolean }): Promise<Prepared> {
  const [{ value, revision, savedAt }, context] = await Promise.all([
    read(eventsDocument),
    prayerContext(),
  ])
  const key = `${all} ${revision} ${savedAt} ${context.key}`
  const before = kept.get(key)
  if (before) return before
  const events = value.events.filter(event => all || event.active)
  const prepared = new Prepared(JSON.stringify(events.map(event => eventAnswer(event, context))))
  for (const oldest of kept.keys()) {
    if (kept.size < KEPT) break
    kept.delete(oldest)
  }
  kept.set(key, prepared)
  return prepared
}
