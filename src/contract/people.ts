import type { Person } from '#domain/account/profile.ts'
import { isOwner, type Role } from '#domain/account/roles.ts'
import { endpoint } from './endpoint.ts'
import type { Proof } from './proof.ts'

/** A one-time link for another person; it opens the page that sets a password. */
export interface PasswordLink {
  success: true
  link: string
  /** ISO instant. */
  expiresAt: string
  /** Whether it was also sent by mail. */
  mailed: boolean
}

/** Comes with status 403 and code 'too_new'; `when` as momentInWords says it. */
export function tooNew(when: string, role: Role): string {
  const from = when.replace(/^T(?=oday)/, 't')
  return isOwner(role)
    ? `You can manage other people, backups and exports of messages from ${from}, a day after you became an owner or your password was set by a link. Until then another owner can.`
    : `You can export messages from ${from}, a day after your password was set by a link. Until then an owner can.`
}

interface People {
  people: Person[]
  /** ISO instant from which the caller may do what `notOnFirstDay` declares; null: now. */
  managesFrom: string | null
}

/** All admins. */
export const getPeople = endpoint<{ response: People }>('GET /api/people', {
  failure: 'The list of admins could not be loaded.',
})

/** Adds an account, an owner's by default, whose password the link sets within 7 days. 409 'email_taken'. */
export const invitePerson = endpoint<{
  body: Proof & { name: string; email: string; role?: Role | undefined }
  response: PasswordLink & { person: Person }
}>('POST /api/people', {
  proof: 'always',
  notOnFirstDay: true,
  failure: 'The invitation could not be made.',
})

/**
 * Removes an account and ends its sessions. 409 'last_admin' for the last owner who can sign in. It is
 * a POST because proxies may drop the body of a DELETE (RFC 9110, section 9.3.5).
 */
export const removePerson = endpoint<{
  params: { id: string }
  body: Proof
  response: { success: true }
}>('POST /api/people/:id/remove', {
  proof: 'always',
  notOnFirstDay: true,
  failure: 'The admin could not be removed.',
})

/**
 * Changes an account's role, which counts from its next request. A new owner cannot manage others for
 * a day. 409 'last_admin' for the last owner who can sign in.
 */
export const changeRole = endpoint<{
  params: { id: string }
  body: Proof & { role: Role }
  response: { success: true; person: Person }
}>('POST /api/people/:id/role', {
  proof: 'always',
  notOnFirstDay: true,
  failure: 'The role could not be changed.',
})

/**
 * A link to set a new password, valid for 24 hours (an invitation: 7 days); it replaces older links.
 * With `removeTwoFactor`, using it also turns that admin's second factor off.
 */
export const resetPerson = endpoint<{
  params: { id: string }
  body: Proof & { removeTwoFactor?: boolean | undefined }
  response: PasswordLink
}>('POST /api/people/:id/reset', {
  proof: 'always',
  notOnFirstDay: true,
  failure: 'The link could not be made.',
})

/** Signs another admin out everywhere, for a lost or stolen device. */
export const signOutPerson = endpoint<{
  params: { id: string }
  body: Proof
  response: { success: true; ended: number }
}>('POST /api/people/:id/sign-out', {
  proof: 'always',
  notOnFirstDay: true,
  failure: 'The devices could not be signed out.',
})
