import type { Person } from '#domain/account/profile.ts'
import { endpoint } from './endpoint.ts'

/** A one-time link to hand on; it opens the page that sets a password. */
export interface PasswordLink {
  success: true
  link: string
  /** ISO instant. */
  expiresAt: string
  /** Whether it also went out by mail. */
  mailed: boolean
}

/** All admins. */
export const getPeople = endpoint<{ answer: { people: Person[] } }>({
  method: 'GET',
  path: '/api/people',
  access: 'admin',
  failure: 'The list of admins could not be loaded.',
})

/** Adds an admin, who sets a password by the link within 7 days. 409 'email_taken'. */
export const invitePerson = endpoint<{
  body: { name: string; email: string }
  answer: PasswordLink & { person: Person }
}>({
  method: 'POST',
  path: '/api/people',
  access: 'admin',
  failure: 'The invitation could not be made.',
})

/** Removes an admin and ends their sessions. 409 'last_admin' for the last who can sign in. */
export const removePerson = endpoint<{ params: { id: string }; answer: { success: true } }>({
  method: 'DELETE',
  path: '/api/people/:id',
  access: 'admin',
  failure: 'The admin could not be removed.',
})

/**
 * A link to a new password, good for 24 hours (an invitation: 7 days); older links end. With
 * `removeTwoFactor` its use also turns that admin's second factor off.
 */
export const resetPerson = endpoint<{
  params: { id: string }
  body: { removeTwoFactor?: boolean | undefined }
  answer: PasswordLink
}>({
  method: 'POST',
  path: '/api/people/:id/reset',
  access: 'admin',
  failure: 'The link could not be made.',
})

/** Signs another admin out everywhere, for a lost or stolen device. */
export const endPersonSessions = endpoint<{
  params: { id: string }
  answer: { success: true; ended: number }
}>({
  method: 'DELETE',
  path: '/api/people/:id/sessions',
  access: 'admin',
  failure: 'The devices could not be signed out.',
})
