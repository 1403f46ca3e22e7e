import type { ReplyBody } from '#contract/messages.ts'
import { abandoned, afterTry, dueNow, isDue, taken } from '#domain/contact/delivery.ts'
import { THREAD_MOST } from '#domain/contact/inbox.ts'
import type { Delivery, MessageState, StoredReply } from '#domain/contact/message.ts'
import { DAY, HOUR } from '#domain/time/civil.ts'
import { recordActivity } from '../activity/record.ts'
import type { Admin } from '../auth/session.ts'
import { readOwnName } from '../content/site.ts'
import { writtenIn } from '../http/language.ts'
import { Refusal, tooMany } from '../http/refusal.ts'
import { canMail, mailHost, sendMail } from '../mail/send.ts'
import { contactReply } from '../mail/templates.ts'
import { changeState, type Kept, readKept } from '../storage/messages.ts'
import { countUses } from '../storage/rateLimit.ts'
import { hashVisitor } from './secret.ts'

/** Far more than anyone types, and too few for somebody who misuses an account to send mail. */
export const REPLY_LIMITS = {
  person: { most: 30, windowMs: HOUR },
  site: { most: 200, windowMs: DAY },
} as const

/** That nothing can be written about a message any more. */
export const replyTooLong = () =>
  new Refusal(409, 'too_many', `A message can have at most ${THREAD_MOST} replies and notes.`)

/**
 * Stores a reply, unless it is stored, and mails it. The message counts as answered then. A reply
 * that failed is tried again. Throws Refusal 409 where there is no mail server, in quarantine, and
 * where another admin has replied meanwhile, 429 over a limit.
 */
export async function sendReply(
  { user }: Pick<Admin, 'user'>,
  kept: Kept,
  { id, text, seen }: ReplyBody,
): Promise<void> {
  if (!canMail()) throw new Refusal(409, 'no_mail', 'No mail server is set up.')
  const by = { by: user.name, email: user.email }
  const isStored = replyIn(kept.state, id) !== undefined
  const undo = isStored ? undefined : await countReply(user.id)
  const at = new Date().toISOString()
  try {
    await changeState(kept.id, kept.message, state => {
      if (replyIn(state, id)) {
        return withDelivery(state, id, delivery =>
          delivery.state === 'sent' || delivery.state === 'sending'
            ? null
            : dueNow(delivery, Date.now()),
        )
      }
      refuseReply(state, seen)
      const delivery = { state: 'waiting' as const, tries: 0, nextAt: Date.now(), done: [] }
      const reply: StoredReply = { kind: 'reply', id, at, text, ...by, delivery }
      const thread = [...(state.thread ?? []), reply]
      return { ...state, place: 'answered', read: true, thread }
    })
  } catch (error) {
    await undo?.()
    throw error
  }
  if (!isStored) await recordActivity(user, 'Replied to a message by e-mail', { area: 'messages' })
  await deliverReply(kept.id, id)
}

function refuseReply({ place, thread = [] }: MessageState, seen: number): void {
  if (place === 'quarantine') {
    throw new Refusal(409, 'quarantined', 'Move the message to the inbox before you reply.')
  }
  if (thread.length >= THREAD_MOST) throw replyTooLong()
  const newer = thread.filter(({ kind }) => kind === 'reply').slice(seen)
  if (newer.length > 0) {
    throw new Refusal(
      409,
      'replied',
      `${newer.at(-1)!.by} has replied meanwhile. Read that reply, then send yours if it is still needed.`,
    )
  }
}

/** Counts a reply against the limits. Throws Refusal 429. */
async function countReply(userId: string): Promise<() => Promise<unknown>> {
  const { person, site } = REPLY_LIMITS
  const { wait, undo } = await countUses(
    [
      { ...person, name: `r/${hashVisitor(`account ${userId}`)}` },
      { ...site, name: 'replies' },
    ],
    Date.now(),
  )
  if (wait === 0) return undo
  await undo()
  const text = `Too many replies were sent. Try again in ${Math.ceil(wait / 60)} minutes.`
  throw tooMany(text, wait)
}

const replyIn = ({ thread = [] }: MessageState, id: string) =>
  thread.find((entry): entry is StoredReply => entry.kind === 'reply' && entry.id === id)

/** The state with another delivery of a reply; null where that stays. */
function withDelivery(
  state: MessageState,
  id: string,
  next: (delivery: Delivery) => Delivery | null,
): MessageState | null {
  const reply = replyIn(state, id)
  const delivery = reply && next(reply.delivery)
  if (!reply || !delivery || !state.thread) return null
  return {
    ...state,
    thread: state.thread.map(entry => (entry === reply ? { ...reply, delivery } : entry)),
  }
}

/**
 * Mails a reply if it waits for that. It is reserved before: if the site stops while it is being
 * sent, nobody knows whether it went out, and it is not sent again by itself.
 */
export async function deliverReply(messageId: string, id: string): Promise<void> {
  const kept = await readKept(messageId)
  if (!kept || !canMail()) return
  const { message } = kept
  const change = (next: (delivery: Delivery) => Delivery | null) =>
    changeState(messageId, message, state => withDelivery(state, id, next))
  const sender = crypto.randomUUID()
  const now = Date.now()
  const held = await change(delivery =>
    delivery.state === 'sending'
      ? abandoned(delivery, now)
      : isDue(delivery, now)
        ? taken(delivery, sender, now)
        : null,
  )
  if (!held) return
  const reply = replyIn(held, id)
  if (reply?.delivery.state !== 'sending') return
  const idOf = (one: StoredReply) => `<${messageId}.${one.id}@${mailHost()}>`
  const references = (held.thread ?? [])
    .filter(entry => entry.kind === 'reply' && entry.id !== id)
    .map(entry => idOf(entry as StoredReply))
  // What stands around the reply is in the language of the visitor's page.
  const mail = await writtenIn(message.language ?? 'en', async () => {
    const siteName = await readOwnName()
    return contactReply(siteName, message, reply, { messageId: idOf(reply), references })
  })
  const sent = await sendMail(mail)
  await change(delivery =>
    delivery.state === 'sending' && delivery.sender === sender
      ? afterTry(delivery, [], !sent, Date.now())
      : null,
  )
}
