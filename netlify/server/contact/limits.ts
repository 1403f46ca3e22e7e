import { clientNetwork } from '../auth/clientAddress.ts'
import { Refusal } from '../http/refusal.ts'
import { type Limit, returnTicket, takeTicket } from '../storage/tickets.ts'
import { blinded } from './secret.ts'

const MINUTE = 60_000

/**
 * How many messages are taken: from one address (IPv6: a /64) 8 in ten minutes and 40 a day, as a
 * whole mosque may stand behind one; from all the world 300 an hour.
 */
export const CONTACT_LIMITS = {
  address: { most: 8, windowMs: 10 * MINUTE },
  addressDay: { most: 40, windowMs: 24 * 60 * MINUTE },
  everyone: { most: 300, windowMs: 60 * MINUTE },
} as const

const inWords = (seconds: number) =>
  seconds > 90 * 60
    ? `${Math.ceil(seconds / 3600)} hours`
    : seconds > 90
      ? `${Math.ceil(seconds / 60)} minutes`
      : `${seconds} seconds`

/** What a sender reads whose connection has sent too many messages; with 429 and Retry-After. */
export const tooManyFromHere = (seconds: number) =>
  `Many messages have come from your connection. Please try again in ${inWords(seconds)}, or call us.`
/** What a sender reads when all the world sends messages. */
const tooManyInAll = (seconds: number) =>
  `We are receiving more messages than usual. Please try again in ${inWords(seconds)}, or call us.`

/**
 * Takes what a message costs of all limits before it is stored; a refused one costs nothing.
 * Throws Refusal 429 'too_many'. Addresses are stored blinded, and a day at most.
 */
export async function admit(ip: string, now: number): Promise<void> {
  const sender = blinded(`address ${clientNetwork(ip)}`)
  const { address, addressDay, everyone } = CONTACT_LIMITS
  const limits: [Limit, (seconds: number) => string][] = [
    [{ name: `a/${sender}`, ...address }, tooManyFromHere],
    [{ name: `d/${sender}`, ...addressDay }, tooManyFromHere],
    [{ name: 'all', ...everyone }, tooManyInAll],
  ]
  const held: string[] = []
  for (const [limit, text] of limits) {
    const ticket = await takeTicket(limit, now)
    if (ticket.taken) held.push(ticket.key)
    else {
      await Promise.all(held.map(returnTicket))
      throw new Refusal(429, 'too_many', text(ticket.retryAfter), {
        headers: { 'retry-after': String(ticket.retryAfter) },
      })
    }
  }
}

const TWINS: Omit<Limit, 'name'> = { most: 6, windowMs: 24 * 60 * MINUTE }

/** How many messages with this text came before it today, as far as that matters: 6 at most. */
export async function countTwins(text: string, now: number): Promise<number> {
  const ticket = await takeTicket({ name: `t/${blinded(`text ${text}`)}`, ...TWINS }, now)
  return ticket.taken ? ticket.before : TWINS.most
}
