import { newTick, type PeriodicTask } from '../periodic/run.ts'
import { listMailbox } from '../storage/mailbox.ts'
import { refreshIndex } from '../storage/messageIndex.ts'
import { deliverDue } from './deliver.ts'
import { deleteExpired } from './retention.ts'

/** Mails what is due, brings the inbox's index up to date and deletes what is too old. */
export const messagesTask: PeriodicTask = {
  name: 'messages',
  async run(now, signal, tick = newTick()) {
    const mailbox = await listMailbox()
    await deliverDue(now, signal, mailbox)
    await refreshIndex(mailbox, now, signal, await tick.list())
    await deleteExpired(now, signal, mailbox)
  },
}
