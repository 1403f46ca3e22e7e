import type { Retention } from '#domain/retention/stored.ts'
import { endpoint } from './endpoint.ts'
import type { Proof } from './proof.ts'

/** Sets how long entries of the activity log are kept; older ones are then removed within an hour. */
export const saveRetention = endpoint<{
  body: Proof & Retention
  response: { success: true } & Retention
}>('PUT /api/retention', {
  proof: 'always',
  notOnFirstDay: true,
  changes: ['content'],
  failure: 'This could not be saved. Please try again.',
})
