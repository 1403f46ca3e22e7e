import type { PeriodicTask } from '../periodic/run.ts'
import { listMailbox } from '../storage/mailbox.ts'
import { deliverDue } from './deliver.ts'
import { deleteExpired } from './retention.ts'

/** Mails what is due and deletes what is too old. */
export const messagesTask: PeriodicTask = {
  name: 'messages',
  async run(now, signal) {
    const mailbox = await listMailbox()
    await deliverDue(now, signal, mailbox)
    await deleteExpired(now, signal, mailbox)
  },
}
