import { MINUTE } from '#domain/time/civil.ts'
import type { DeliveryInfo } from './inbox.ts'
import type { Delivery, MessageState, StoredReply } from './message.ts'

/** How long after each failed try the next one comes: nine in the first two and a half days. */
export const RETRY_AFTER_MS = [1, 5, 15, 60, 180, 360, 720, 1440, 1440].map(min => min * MINUTE)
/** How long a sender reserves a message: far longer than sending a mail or running a function takes. */
export const HELD_MS = 5 * MINUTE

/** Whether a mail is to be sent now: it is due, or its sender ended before it was done. */
export function isDue(delivery: Delivery, now: number): boolean {
  if (delivery.state === 'waiting') return delivery.nextAt <= now
  return delivery.state === 'sending' && delivery.until <= now
}

/** Whether no automatic try follows: no mail is to be sent, or it was sent or given up. */
export const isSettled = ({ state }: Delivery): boolean =>
  state !== 'waiting' && state !== 'sending'

/** The replies among what admins wrote. */
export const repliesIn = ({ thread = [] }: MessageState): StoredReply[] =>
  thread.filter(entry => entry.kind === 'reply')

/** Whether nothing about a message is mailed without a further request. */
export const isQuiet = (state: MessageState): boolean =>
  isSettled(state.delivery) && repliesIn(state).every(({ delivery }) => isSettled(delivery))

/** Whether its mail, or a reply to it, has failed for good. */
export const hasFailedMail = (state: MessageState): boolean =>
  [state, ...repliesIn(state)].some(({ delivery }) => delivery.state === 'failed')

/**
 * A reply whose sender ended before it was done: whether it went out is not known, so an admin
 * decides. Null for any other.
 */
export function abandoned(delivery: Delivery, now: number): Delivery | null {
  if (delivery.state !== 'sending' || delivery.until > now) return null
  const { tries, done } = delivery
  return { state: 'failed', tries: tries + 1, done, unsure: true }
}

/** Reserves a due mail for one sender; null when it is not due or already reserved. */
export function taken(delivery: Delivery, sender: string, now: number): Delivery | null {
  if (!isDue(delivery, now)) return null
  const { tries, done } = delivery as Extract<Delivery, { done: string[]; tries: number }>
  return { state: 'sending', tries, done, sender, until: now + HELD_MS }
}

/** The state after a try: `done` are the readers whose server has accepted it, `missing` says whether some have not. */
export function afterTry(
  delivery: Delivery,
  done: string[],
  missing: boolean,
  now: number,
): Delivery {
  if (!missing) return { state: 'sent', at: now }
  const tries = delivery.state === 'sending' ? delivery.tries + 1 : 1
  const wait = RETRY_AFTER_MS[tries - 1]
  if (wait === undefined) return { state: 'failed', tries, done }
  return { state: 'waiting', tries, nextAt: now + wait, done }
}

/** Makes a mail due at once, at an admin's request; readers who have it do not get it again. */
export function dueNow(delivery: Delivery, now: number): Delivery {
  const done = 'done' in delivery ? delivery.done : []
  return { state: 'waiting', tries: 0, nextAt: now, done }
}

/** A delivery as the panel shows it; `canMail` says whether a mail server is set now. */
export function deliveryInfo(delivery: Delivery, canMail: boolean): DeliveryInfo {
  switch (delivery.state) {
    case 'off':
      return { state: 'off', possible: canMail }
    case 'waiting':
      return {
        state: 'waiting',
        tries: delivery.tries,
        nextAt: new Date(delivery.nextAt).toISOString(),
      }
    case 'failed':
      return {
        state: 'failed',
        tries: delivery.tries,
        ...(delivery.unsure && { unsure: delivery.unsure }),
      }
    default:
      return { state: delivery.state }
  }
}
