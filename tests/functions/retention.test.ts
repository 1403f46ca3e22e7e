import { beforeEach, expect, it, vi } from 'vitest'
import { getNewer } from '#contract/newer.ts'
import { follow } from '#contract/push.ts'
import { getRecentActivity } from '#contract/recentActivity.ts'
import { saveRetention } from '#contract/retention.ts'
import { activityLog } from '#server/activity/record.ts'
import { prepareNewSite } from '#server/auth/newSite.ts'
import { readFollower } from '#server/push/followers.ts'
import { retentionTask } from '#server/retention/task.ts'
import { read, update } from '#server/storage/documents.ts'
import { append } from '#server/storage/log.ts'
import { retentionDocument } from '#server/storage/retention.ts'
import { signInLogDocument } from '#server/storage/signInLog.ts'
import { signInsDocument } from '#server/storage/signIns.ts'
import { usersDocument } from '#server/storage/users.ts'
import { addAdmin, type Browser, PASSWORD, signedIn } from './browser.ts'
import { addFollowers, eachWithPush, service, site } from './pushSite.ts'

vi.mock('#server/publish/purge.ts', () => import('./purged.ts'))

let browser: Browser
eachWithPush('2026-11-21T17:00:00Z')
beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  browser = await signedIn(site, await addAdmin('Amina'))
})

const tick = (at: string) => retentionTask.run(new Date(at), new AbortController().signal)
const keep = (logMonths: number | null) =>
  browser.fetchJson(saveRetention, { body: { logMonths, currentPassword: PASSWORD } })

it('keeps the whole log until an owner sets how long, and says it to visitors', async () => {
  const old = new Date('2020-01-05T12:00:00Z')
  await append(activityLog, { action: 'Did it', who: 'Amina', at: old.toISOString() }, old)
  const page = () => browser.fetchJson(getRecentActivity)
  const actions = async () =>
    (await page()).data.map(({ action }: { action: string }) => action) as string[]
  await tick('2026-11-21T18:00:00Z')
  expect(await actions()).toContain('Did it')
  expect((await page()).logMonths).toBeNull()
  await keep(6)
  await tick('2026-11-21T19:00:00Z')
  expect(await actions()).toEqual(['Set the activity log to be kept for 6 months'])
  const { content } = await browser.fetchJson(getNewer, { query: { since: 0 } })
  expect([content.logMonths, (await page()).logMonths]).toEqual([6, 6])
})

it('never keeps the log for less than six months', async () => {
  const body = { logMonths: 3, currentPassword: PASSWORD }
  await browser.fetchJson(saveRetention, { body }, 400)
})

it('has a new site keep its log for two years', async () => {
  await update(usersDocument, () => ({ users: [] }))
  await prepareNewSite()
  expect((await read(retentionDocument)).value).toEqual({ logMonths: 24 })
})

it('removes sign-ins and their networks after 90 days, though nobody signs in', async () => {
  const at = Date.now()
  const entry = { userId: 'a', at, device: 'Phone', isKnownNetwork: true }
  await update(signInLogDocument, () => ({ entries: [{ ...entry, result: 'signed_in' }] }))
  await update(signInsDocument, () => ({
    sessions: [],
    known: [{ userId: 'a', address: 'hash', at }],
  }))
  const left = async () => [
    (await read(signInLogDocument)).value.entries.length,
    (await read(signInsDocument)).value.known.length,
  ]
  await tick('2027-02-18T03:00:00Z')
  expect(await left()).toEqual([1, 1])
  await tick('2027-02-20T03:00:00Z')
  expect(await left()).toEqual([0, 0])
})

it('forgets a follower whose browser has not confirmed for a year, having asked it', async () => {
  const [silent, confirming] = await addFollowers(service, 2, ['urgent'])
  const isThere = async () =>
    (await Promise.all([silent, confirming].map(one => readFollower(one!.endpoint)))).map(
      one => one !== null,
    )
  vi.setSystemTime(new Date('2027-06-01T17:00:00Z'))
  await site.send(follow, { body: { subscription: confirming } })
  await tick('2027-10-01T03:00:00Z')
  expect(await isThere()).toEqual([true, true])
  await tick('2027-11-22T03:00:00Z')
  expect(await isThere()).toEqual([false, true])
})
