/** What is remembered of the tries of one account, address or device; moments in ms since 1970. */
export interface Tries {
  count: number
  at: number
  /** No try before this moment. */
  until: number
}

/** How many tries are free, and how the wait grows after them. */
export interface LockRule {
  free: number
  firstWaitSeconds: number
  longestWaitSeconds: number
  forgetAfterSeconds: number
}

const HOUR = 3_600

/**
 * Five tries, then one after 30 s, 1, 2, 4 … minutes, at most one an hour: some 35 guesses on the
 * first day and 24 on each later one. Source: OWASP ASVS 5.0, 6.3.1; NIST SP 800-63B 5.2.2.
 */
export const ACCOUNT_RULE: LockRule = {
  free: 5,
  firstWaitSeconds: 30,
  longestWaitSeconds: HOUR,
  forgetAfterSeconds: 24 * HOUR,
}

/** More for an address: a whole mosque may stand behind one. */
export const ADDRESS_RULE: LockRule = { ...ACCOUNT_RULE, free: 20 }

export type Reservation = { allowed: true; tries: Tries } | { allowed: false; retryAfter: number }

/**
 * Takes one try before it is made, so that parallel ones cannot outnumber the rule. A refused try
 * is not counted and does not lengthen the wait; `retryAfter` is in whole seconds.
 */
export function reserveTry(before: Tries | undefined, rule: LockRule, now: number): Reservation {
  const tries = before && !isForgotten(before, rule, now) ? before : { count: 0, at: now, until: 0 }
  if (now < tries.until) {
    return { allowed: false, retryAfter: Math.ceil((tries.until - now) / 1000) }
  }
  const count = tries.count + 1
  return { allowed: true, tries: { count, at: now, until: waitEnd(count, rule, now) } }
}

/** Gives one try back that turned out not to be a wrong one. */
export function refundTry(tries: Tries, rule: LockRule): Tries {
  const count = Math.max(0, tries.count - 1)
  return { ...tries, count, until: count < rule.free ? 0 : tries.until }
}

/** Whether tries are so old that they count no longer. */
export function isForgotten(tries: Tries, rule: LockRule, now: number): boolean {
  return now - tries.at >= rule.forgetAfterSeconds * 1000
}

function waitEnd(count: number, rule: LockRule, now: number): number {
  if (count < rule.free) return 0
  const seconds = Math.min(
    rule.firstWaitSeconds * 2 ** (count - rule.free),
    rule.longestWaitSeconds,
  )
  return now + seconds * 1000
}
