import type { SessionInfo } from '#domain/account/profile.ts'
import { endpoint } from './endpoint.ts'

/** The devices that are signed in to the caller's account, most recently used first. */
export const getSessions = endpoint<{
  response: { sessions: SessionInfo[] }
}>('GET /api/sessions', {
  right: 'signedIn',
  failure: 'The signed-in devices could not be loaded.',
})

/** Signs out everywhere; with `keep: 'current'` everywhere else. */
export const endSessions = endpoint<{
  query: { keep?: 'current' | undefined }
  response: { success: true; ended: number }
}>('DELETE /api/sessions', {
  right: 'signedIn',
  failure: 'The devices could not be signed out.',
})

/** Signs one device of the caller out. 404 when it is not one of theirs. */
export const endSession = endpoint<{
  params: { id: string }
  response: { success: true }
}>('DELETE /api/sessions/:id', {
  right: 'signedIn',
  failure: 'The device could not be signed out.',
})
