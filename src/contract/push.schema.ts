import { z } from 'zod'
import { SubscriptionSchema, TopicsSchema } from '#domain/push/follower.ts'
import { ENDPOINT_MOST } from '#domain/push/services.ts'
import type { FollowBody } from './push.ts'

export const FollowSchema = z.object({
  subscription: SubscriptionSchema,
  topics: TopicsSchema.optional(),
  replaces: z.string().max(ENDPOINT_MOST).optional(),
}) satisfies z.ZodType<FollowBody>
