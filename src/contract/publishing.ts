import type { PublishState } from '#domain/publishing/publishState.ts'
import { endpoint } from './endpoint.ts'

/** Where every rebuild is a deploy that costs: how many were requested this month, and how often they may be. */
export interface DeployCosts {
  automatic: number
  manual: number
  /** The shortest time between a deploy and an automatic one; 0: no limit. */
  atMostEveryHours: number
}

/** `deploys` is absent where rebuilding costs nothing. */
export type PublishingStatus = PublishState & { deploys?: DeployCosts }

/** The state of publishing; the panel requests it every few seconds while a publication is running. */
export const getPublishing = endpoint<{ response: PublishingStatus }>('GET /api/publishing', {
  right: 'signedIn',
  failure: 'The publishing status could not be loaded.',
  passive: true,
})

/** Shown when no build hook is set. */
export const NO_HOOK = 'No build hook is set, so the pages cannot be rebuilt from here.'

/** Publish now: calls the build hook without waiting for the quiet period. */
export const publishNow = endpoint<{
  response: { success: true } & PublishingStatus
}>('POST /api/publishing', {
  failure: 'Failed to start publishing. Please try again.',
})
