import { endpoint } from './endpoint.ts'

/** Ends the session of the caller; responds the same without one. */
export const logoutCall = endpoint<{ response: { success: true } }>('POST /api/logout', {
  access: 'public',
  failure: 'Request failed',
})
