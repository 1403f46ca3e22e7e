import { type AdminNotice, TOO_MANY_URGENT } from '#contract/notices.ts'
import { isOwner } from '#domain/account/roles.ts'
import type { User } from '#domain/account/user.ts'
import type { NoticeKind } from '#domain/notices/kinds.ts'
import type { StoredNotice } from '#domain/notices/stored.ts'
import { breaksQuiet, URGENT_AN_HOUR } from '#domain/push/quietHours.ts'
import { HOUR } from '#domain/time/civil.ts'
import { siteNow } from '../clock.ts'
import { tooMany } from '../http/refusal.ts'
import { type PrayerContext, prayerContext } from '../prayer/context.ts'
import { read } from '../storage/documents.ts'
import { pushSettingsDocument } from '../storage/push.ts'
import { countUse, undoUse } from '../storage/rateLimit.ts'
import { noticeResponse } from './responses.ts'

/** Who saves a notice. */
interface Caller {
  admin: { user: User }
  /** Checks the proof in the body. Throws Refusal. */
  prove: () => Promise<void>
  waitUntil: (work: Promise<unknown>) => void
}

/** Called by a save with what it is about to store; may throw. */
type Check = (next: StoredNotice) => void

class BreaksQuiet extends Error {
  readonly kind: NoticeKind
  constructor(kind: NoticeKind) {
    super('Needs proof')
    this.kind = kind
  }
}

/**
 * Saves a notice. One that would wake people is saved only with proof and, where it is urgent, within
 * the limit of an hour, and every owner is mailed: a session left open cannot alarm everyone. Throws
 * Refusal 403 as `requireProof` does, 429 'too_many'.
 */
export async function saveProved(
  { admin, prove, waitUntil }: Caller,
  save: (context: PrayerContext, check: Check) => Promise<AdminNotice>,
): Promise<AdminNotice> {
  const [context, { value: settings }] = await Promise.all([
    prayerContext(),
    read(pushSettingsDocument),
  ])
  const rules = { quiet: settings.quiet, zone: context.zone }
  const refuse = (next: StoredNotice) => {
    if (breaksQuiet(noticeResponse(next, context), rules, siteNow()))
      throw new BreaksQuiet(next.kind)
  }
  let kind: NoticeKind
  try {
    return await save(context, refuse)
  } catch (error) {
    if (!(error instanceof BreaksQuiet)) throw error
    kind = error.kind
  }
  await prove()
  const undo = kind === 'urgent' ? await countUrgent(admin.user) : undefined
  try {
    const notice = await save(context, () => {})
    waitUntil(mailOwners(admin.user, notice))
    return notice
  } catch (error) {
    await undo?.()
    throw error
  }
}

/** Owners have a number of their own, so that no other role can use it up. */
async function countUrgent({ role }: User): Promise<() => Promise<void>> {
  const name = isOwner(role) ? 'urgent/owners' : 'urgent/others'
  const use = await countUse({ name, most: URGENT_AN_HOUR, windowMs: HOUR }, Date.now())
  if (use.allowed) return () => undoUse(use.key)
  throw tooMany(TOO_MANY_URGENT, use.retryAfter)
}

async function mailOwners({ name }: User, { kind, title }: AdminNotice): Promise<void> {
  const { mailEveryOwner } = await import('../account/emails.ts')
  await mailEveryOwner(
    `${name} posted ${kind === 'urgent' ? 'an urgent notice' : 'a janazah at night'}: “${title}”. Phones of those who follow such notices are notified a minute after it was saved`,
  )
}
