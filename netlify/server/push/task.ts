import { newTick, type PeriodicTask } from '../periodic/run.ts'
import { planNews } from './plan.ts'
import { sendDue } from './send.ts'
import { vapidKeys } from './vapid.ts'

/** Announces what is new and sends what is left; after the tasks that list documents and find live videos. */
export const pushTask: PeriodicTask = {
  name: 'push',
  after: ['publishing', 'videos'],
  async run(_now, signal, { list } = newTick()) {
    if (vapidKeys().length === 0) return
    const { messages } = await planNews(await list())
    if (messages.length > 0) await sendDue(undefined, signal)
  },
}

/** The same at once, after the response to a save; the tick does what it does not. */
export async function pushNews(): Promise<void> {
  if (vapidKeys().length === 0) return
  await planNews()
  await sendDue()
}
