import type { PeriodicTask, Tick } from '../periodic/run.ts'
import { vapidKeys } from './vapid.ts'

/** Announces what is new and sends what is left; after the tasks that list documents and find live videos. */
export const pushTask: PeriodicTask = {
  name: 'push',
  after: ['publishing', 'videos'],
  run: (_now, signal, tick) => pushNews(tick, signal),
}

/** The same at once, after the response to a save; the tick does what it does not. */
export async function pushNews(tick?: Tick, signal?: AbortSignal): Promise<void> {
  if (vapidKeys().length === 0) return
  const [{ planNews }, { sendDue }] = await Promise.all([import('./plan.ts'), import('./send.ts')])
  const { messages } = await planNews(tick)
  if (messages.length > 0) await sendDue(undefined, signal)
}
