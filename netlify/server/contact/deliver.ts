import { afterTry, isDue, repliesIn, taken } from '#domain/contact/delivery.ts'
import type { Delivery, MessageState, StoredMessage } from '#domain/contact/message.ts'
import { limitConcurrency } from '../limitConcurrency.ts'
import { describeError, logLine } from '../log.ts'
import { mail } from '../mail/mail.ts'
import { canMail, mailHost } from '../mail/send.ts'
import { contactMessage } from '../mail/templates.ts'
import type { MessageKeys } from '../storage/mailbox.ts'
import { messagesToMail } from '../storage/mailQueue.ts'
import { changeState, readKept } from '../storage/messages.ts'
import { type MailRecipient, recipientsOf } from './recipients.ts'
import { deliverReply } from './reply.ts'

/** Mail servers take few connections from one sender. */
const limited = limitConcurrency(3)

/**
 * Mails a message if it is due and no other process is mailing it; a failed one is tried again
 * later.
 */
export function deliverMessage(id: string): Promise<void> {
  return limited(() => deliverOne(id))
}

/** Mails everything that is due, oldest first, until `signal` aborts. */
export async function deliverDue(
  now: Date,
  signal: AbortSignal,
  mailbox: MessageKeys,
): Promise<void> {
  if (!canMail()) return
  const failed = (id: string, error: unknown) =>
    logLine('error', 'message not mailed', { id, error: describeError(error) })
  const waiting = await messagesToMail(mailbox, signal, failed)
  for (const { id, state } of waiting) {
    const isDueNow = ({ delivery }: { delivery: Delivery }) => isDue(delivery, now.getTime())
    const due = [
      ...(isDueNow(state) ? [() => deliverMessage(id)] : []),
      ...repliesIn(state)
        .filter(isDueNow)
        .map(reply => () => limited(() => deliverReply(id, reply.id))),
    ]
    for (const deliver of due) {
      if (signal.aborted) return
      await deliver().catch(error => failed(id, error))
    }
  }
}

async function deliverOne(id: string): Promise<void> {
  const kept = await readKept(id)
  if (!kept || !canMail()) return
  const { message } = kept
  const sender = crypto.randomUUID()
  const change = (next: (delivery: Delivery) => Delivery | null) =>
    changeState(id, message, state => {
      const delivery = next(state.delivery)
      return delivery && { ...state, delivery }
    })
  const held = await change(delivery => taken(delivery, sender, Date.now()))
  if (!held) return
  const mine = (next: (delivery: Delivery) => Delivery) =>
    change(delivery =>
      delivery.state === 'sending' && delivery.sender === sender ? next(delivery) : null,
    )

  const recipients = await recipientsOf(message.form)
  if (recipients.length === 0) {
    await mine(() => ({ state: 'off' }))
    return
  }
  const done = doneOf(held)
  const left = recipients.filter(recipient => !done.includes(recipient.id))
  for (const [index, recipient] of left.entries()) {
    if (!(await mailTo(recipient, id, message))) continue
    done.push(recipient.id)
    // Recorded immediately, so that a retry after a crash does not mail this recipient again.
    if (index < left.length - 1) await mine(delivery => ({ ...delivery, done }) as Delivery)
  }
  const missing = recipients.some(recipient => !done.includes(recipient.id))
  await mine(delivery => afterTry(delivery, done, missing, Date.now()))
}

const doneOf = ({ delivery }: MessageState) => ('done' in delivery ? [...delivery.done] : [])

function mailTo(recipient: MailRecipient, id: string, message: StoredMessage): Promise<boolean> {
  const messageId = `<${id}.${recipient.id}@${mailHost()}>`
  return mail(site => contactMessage(recipient.to, site, message, messageId))
}
