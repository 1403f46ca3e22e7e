import { z } from 'zod'
import { SubscriptionSchema, TopicsSchema } from '#domain/push/follower.ts'
import { ENDPOINT_MOST } from '#domain/push/services.ts'

export const FollowSchema = z.object({
  subscription: SubscriptionSchema,
  /**
   * What to send; none ends it. Absent: what the subscription named by `replaces` had, which a
   * browser has renewed by itself.
   */
  topics: TopicsSchema.optional(),
  /** The endpoint of the subscription that this one takes the place of. */
  replaces: z.string().max(ENDPOINT_MOST).optional(),
})
