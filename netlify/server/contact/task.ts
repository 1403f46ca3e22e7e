import type { PeriodicTask } from '../periodic/run.ts'
import { deliverDue } from './deliver.ts'
import { forgetOld } from './retention.ts'

/** Mails what is due and forgets what is too old. */
export const messagesTask: PeriodicTask = {
  name: 'messages',
  async run(now, signal) {
    await deliverDue(now, signal)
    await forgetOld(now, signal)
  },
}
