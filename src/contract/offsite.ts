import { endpoint } from './endpoint.ts'
import type { Proof } from './proof.ts'

/** The backups that the site sends to another place every day. */
export interface OffsiteBackups {
  /** Whether the environment names a place for them. */
  isSetUp: boolean
  /** Whose key they are encrypted for; null: none is made before there is one. */
  key: { recipient: string; at: string; by: string } | null
  /** The last one that arrived. */
  last: { at: string; bytes: number } | null
  /** Since when none could be made, and why. */
  failing: { since: string; why: string } | null
}

const failure = 'The off-site backups could not be set up. Please try again.'

export const getOffsiteBackups = endpoint<{
  response: OffsiteBackups
}>('GET /api/offsite-backups', {
  failure,
})

/** Sets the public half of a key (age, X25519): from then on backups are encrypted for it. */
export const setOffsiteKey = endpoint<{
  body: Proof & { recipient: string }
  response: OffsiteBackups
}>('PUT /api/offsite-backups', {
  proof: 'always',
  notOnFirstDay: true,
  failure,
})
