import { z } from 'zod'
import { LIFETIMES } from '#domain/retention/lifetimes.ts'
import { DAY } from '#domain/time/civil.ts'

const KEPT_MS = LIFETIMES.signInDays * DAY
/** Refused ones are counted apart, so that a flood of them displaces no sign-in. */
const MOST = { accepted: 1000, refused: 500 }

/** What became of a sign-in, in words. */
export const SIGN_IN_RESULTS = {
  signed_in: 'Signed in',
  wrong_password: 'Refused: wrong password',
  wrong_code: 'Refused: right password, wrong code',
  wrong_passkey: 'Refused: wrong passkey',
}
const RESULTS = Object.keys(SIGN_IN_RESULTS) as (keyof typeof SIGN_IN_RESULTS)[]

/** One sign-in, or one that was refused, or a refused proof. The address itself is not kept. */
const SignInEntrySchema = z.object({
  userId: z.string(),
  /** Moment in ms since 1970. */
  at: z.number(),
  device: z.string(),
  /** Whether the account was signed in to from that network in the last 90 days. */
  isKnownNetwork: z.boolean(),
  result: z.enum(RESULTS),
  /** Signed in with a passkey instead of the password. */
  isPasskey: z.boolean().optional(),
  /** What was refused was proof for a change, by somebody with an open session. */
  isProof: z.boolean().optional(),
})
export type SignInEntry = z.output<typeof SignInEntrySchema>

/** The log, oldest entry first. */
export const SignInLogSchema = z.object({ entries: z.array(SignInEntrySchema) })
export type SignInLog = z.output<typeof SignInLogSchema>

const isRefused = ({ result }: SignInEntry) => result !== 'signed_in'

/** The entries of the last 90 days. */
export const keptEntries = ({ entries }: SignInLog, now: number): SignInEntry[] =>
  entries.filter(({ at }) => now - at < KEPT_MS)

/** The log with one more entry; expired and surplus ones are removed. */
export function withSignIn(log: SignInLog, entry: SignInEntry): SignInLog {
  const entries = [...keptEntries(log, entry.at), entry]
  const kept = new Set([
    ...entries.filter(isRefused).slice(-MOST.refused),
    ...entries.filter(one => !isRefused(one)).slice(-MOST.accepted),
  ])
  return { entries: entries.filter(one => kept.has(one)) }
}
