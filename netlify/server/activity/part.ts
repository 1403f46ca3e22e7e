import { NOT_ALLOWED } from '#contract/failure.ts'
import { notInPart } from '#contract/notAllowed.ts'
import type { Role } from '#domain/account/roles.ts'
import { Refusal } from '../http/refusal.ts'
import type { Actor } from './record.ts'

/** Throws Refusal 403 where what is about to be saved is outside of the actor's part of the site. */
export function refuseOutside({ role }: Actor, owns: (role: Role) => boolean): void {
  if (role && !owns(role)) throw new Refusal(403, NOT_ALLOWED, notInPart(role))
}
