/** The tries of one account, address or device; moments in ms since 1970. */
export interface Tries {
  count: number
  at: number
  /** No try before this moment. */
  until: number
  /** For an address: how many tries each account had from it, by a short name, oldest first. */
  accounts?: Record<string, number> | undefined
}

/** How many tries need no wait, and how the wait grows after them. */
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

/**
 * More for an address, since a whole mosque may share one. Where tries name an account, it
 * counts different accounts: retries of one are limited by that account's own rule, so a
 * person who mistypes locks no one else out, and trying many accounts is stopped after twenty.
 */
export const ADDRESS_RULE: LockRule = { ...ACCOUNT_RULE, free: 20 }

type Reservation = { allowed: true; tries: Tries } | { allowed: false; retryAfter: number }

/** At most this many accounts are remembered for an address; forgotten ones count again. */
const MOST_ACCOUNTS = 250

/**
 * Takes one try before it is made, so that parallel tries cannot exceed the rule. A rejected try
 * is not counted and does not lengthen the wait; `retryAfter` is in whole seconds. Of an `account`
 * only the first try counts, until it is forgotten.
 */
export function reserveTry(
  before: Tries | undefined,
  rule: LockRule,
  now: number,
  account?: string,
): Reservation {
  const tries = before && !isForgotten(before, rule, now) ? before : { count: 0, at: now, until: 0 }
  if (now < tries.until) {
    return { allowed: false, retryAfter: Math.ceil((tries.until - now) / 1000) }
  }
  const earlier = account === undefined ? 0 : (tries.accounts?.[account] ?? 0)
  const accounts =
    account === undefined ? tries.accounts : newest({ ...tries.accounts, [account]: earlier + 1 })
  if (earlier > 0) return { allowed: true, tries: { ...tries, at: now, accounts } }
  const count = tries.count + 1
  return { allowed: true, tries: { count, at: now, until: waitEnd(count, rule, now), accounts } }
}

/**
 * Refunds a try that was not wrong, as if it had not been made: a wait that it started also ends. `reserved` is what reserveTry returned for it.
 */
export function refundTry(tries: Tries, rule: LockRule, reserved: Tries, account?: string): Tries {
  if (account === undefined) return withOneLess(tries, rule, reserved)
  const left = (tries.accounts?.[account] ?? 0) - 1
  if (left < 0) return tries
  if (left === 0) return forgetAccount(tries, rule, reserved, account)
  return { ...tries, accounts: { ...tries.accounts, [account]: left } }
}

/** Forgets an account's tries at an address, after a correct one. */
export function forgetAccount(
  tries: Tries,
  rule: LockRule,
  reserved: Tries,
  account: string,
): Tries {
  const { [account]: had, ...accounts } = tries.accounts ?? {}
  return had === undefined ? tries : { ...withOneLess(tries, rule, reserved), accounts }
}

function withOneLess(tries: Tries, rule: LockRule, reserved: Tries): Tries {
  const count = Math.max(0, tries.count - 1)
  const isOver = count < rule.free || tries.until === reserved.until
  return { ...tries, count, until: isOver ? 0 : tries.until }
}

function newest(accounts: Record<string, number>): Record<string, number> {
  const entries = Object.entries(accounts)
  return entries.length <= MOST_ACCOUNTS
    ? accounts
    : Object.fromEntries(entries.slice(-MOST_ACCOUNTS))
}

/** Whether tries are so old that they no longer count. */
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
