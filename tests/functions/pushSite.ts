import { beforeEach, expect, vi } from 'vitest'
import type { NoticeFields } from '#domain/notices/notice.ts'
import { TAKE_BACK_MS } from '#domain/push/quietHours.ts'
import type { Topic } from '#domain/push/topics.ts'
import { runTasks } from '#server/periodic/run.ts'
import { followerId } from '#server/push/followers.ts'
import { pushTask } from '#server/push/task.ts'
import { vapidKeys } from '#server/push/vapid.ts'
import { update } from '#server/storage/documents.ts'
import { followersDocument } from '#server/storage/push.ts'
import { type PushService, startPushService } from '#tests/support/pushService.ts'
import { type Site, startSite } from './site.ts'

/** A key of 32 bytes, as the environment holds it. */
export const VAPID_PRIVATE_KEY = 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94'
const PUBLIC_KEY =
  'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'

export let site: Site
/** Its push service. */
export let service: PushService

/** Gives each test a site with a key, a push service of its own, and a clock that stands still. */
export function eachWithPush(now: string): void {
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(new Date(now))
    service = await startPushService(PUBLIC_KEY)
    site = await startSite({
      VAPID_PRIVATE_KEY,
      PUSH_SERVICES: service.url,
      SITE_URL: 'https://mosque.example.org',
    })
    return async () => {
      expect(service.problems).toEqual([])
      vi.useRealTimers()
      vi.restoreAllMocks()
      await service.close()
      await site.stop()
    }
  })
}

/** Moves the clock and runs the tick's task. */
export async function tickAt(at: string): Promise<void> {
  vi.setSystemTime(new Date(at))
  await runTasks([pushTask], new Date())
}

/** Stores so many followers of the topics, as if they had chosen them; returns their subscriptions. */
export async function addFollowers(service: PushService, count: number, topics: readonly Topic[]) {
  const subscriptions = Array.from({ length: count }, () => service.subscribe())
  const [key] = vapidKeys()
  for (let part = 0; part < 16; part++) {
    const own = subscriptions
      .map(one => [followerId(one.endpoint), one] as const)
      .filter(([id]) => id.startsWith(part.toString(16)))
      .map(([id, one]) => [id, { ...one, topics, key: key!.name, since: '2026-11-21' }])
    await update(followersDocument(part), ({ value }) => ({ ...value, ...Object.fromEntries(own) }))
  }
  return subscriptions
}

/** A notice that is shown for some hours, from the moment at which it can be taken back no more. */
export const aNotice = (fields: Partial<NoticeFields> = {}, hours = 24): NoticeFields => ({
  ...{ kind: 'urgent', title: 'Water main broken', text: 'Please make wudu at home.' },
  start: new Date(Date.now() - TAKE_BACK_MS).toISOString(),
  end: new Date(Date.now() + hours * 3_600_000).toISOString(),
  ...fields,
})
