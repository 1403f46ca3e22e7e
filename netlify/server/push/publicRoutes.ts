import { FollowSchema } from '#contract/push.schema.ts'
import { follow, getPushKey } from '#contract/push.ts'
import { DONE } from '../http/response.ts'
import { on } from '../http/route.ts'
import { vapidKeys } from './vapid.ts'

/** What visitors send is imported when needed: the function mostly serves reads. */
export const pushRoutes = [
  on(getPushKey, {}, () => ({ key: vapidKeys()[0]?.publicKey ?? null })),
  on(follow, { body: FollowSchema }, async ({ body, ip, waitUntil }) => {
    const { storeChoice } = await import('./follow.ts')
    return { ...DONE, topics: await storeChoice(body, ip, waitUntil) }
  }),
]
