import type { z } from 'zod'
import type { FollowerCounts } from '#domain/push/follower.ts'
import type { Sent } from '#domain/push/outbox.ts'
import type { PushSettings } from '#domain/push/quietHours.ts'
import type { Topic } from '#domain/push/topics.ts'
import { choiceFailure, followFailure } from '#texts/topics.ts'
import { endpoint } from './endpoint.ts'
import type { FollowSchema } from './push.schema.ts'

export interface FollowBody extends z.output<typeof FollowSchema> {}

/** The key that browsers subscribe with; null where the site sends no notifications. */
export const getPushKey = endpoint<{ response: { key: string | null } }>('GET /api/push', {
  access: 'public',
  failure: followFailure,
  cache: { tags: ['settings'], seconds: 300 },
})

/**
 * Stores what a browser wants to hear of, under the address that its push service gave it; no name and
 * no address of the visitor is stored. 400 for an address of another host, 429 'too_many', 409 'full'.
 */
export const follow = endpoint<{
  body: FollowBody
  response: { success: true; topics: readonly Topic[] }
}>('POST /api/push', {
  access: 'public',
  failure: choiceFailure,
  limit: 8 * 1024,
})

export interface PushState extends FollowerCounts {
  /** Whether the site has a key. */
  isReady: boolean
  settings: PushSettings
  /** The last notifications, the newest first. */
  recent: readonly Sent[]
  /** How many are on their way, or wait for the morning. */
  waiting: number
}

/**
 * Sends what is due, as the tick does within five minutes: the panel asks for it once a new notice
 * can no longer be taken back.
 */
export const sendNews = endpoint<{ response: { success: true } }>('POST /api/admin/push/send', {
  right: 'signedIn',
  passive: true,
  failure: 'The notifications are sent within five minutes.',
})

/** How many follow what, never who. */
export const getPushState = endpoint<{ response: PushState }>('GET /api/admin/push', {
  right: 'signedIn',
  failure: 'The followers could not be counted.',
})

/** Quiet hours, and when the changes of the next day are sent. */
export const savePushSettings = endpoint<{
  body: PushSettings
  response: { success: true; settings: PushSettings }
}>('PUT /api/admin/push', {
  failure: 'The hours of notifications could not be saved. Please try again.',
})
