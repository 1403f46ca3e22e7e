import { z } from 'zod'
import { FollowerSchema, type Followers } from '#domain/push/follower.ts'
import { EMPTY_OUTBOX, type Outbox, OutboxSchema } from '#domain/push/outbox.ts'
import {
  DEFAULT_PUSH_SETTINGS,
  type PushSettings,
  PushSettingsSchema,
} from '#domain/push/quietHours.ts'
import { type Document, document } from './documents.ts'

/**
 * The browsers that get notifications, whose ids begin with this hex digit: 16 documents, so that
 * thousands neither make each other wait nor are all read to change one.
 */
export function followersDocument(part: number): Document<Followers> {
  return document<Followers>({
    key: `followers/${part.toString(16)}`,
    version: 1,
    schema: z.record(z.string(), FollowerSchema),
    items: { '*': null },
    seed: () => ({}),
  })
}

/** Notifications on their way, and what was announced already. */
export const outboxDocument = document<Outbox>({
  key: 'push-outbox',
  version: 1,
  schema: OutboxSchema,
  items: { 'messages.*': 'id', 'recent.*': null },
  seed: () => structuredClone(EMPTY_OUTBOX),
})

/** Quiet hours, and when changes of iqama are sent. */
export const pushSettingsDocument = document<PushSettings>({
  key: 'push-settings',
  version: 1,
  schema: PushSettingsSchema,
  seed: () => structuredClone(DEFAULT_PUSH_SETTINGS),
})
