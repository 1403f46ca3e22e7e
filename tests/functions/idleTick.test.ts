import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sendMessage } from '#contract/contact.ts'
import { saveSection } from '#contract/content.ts'
import { getNewer } from '#contract/newer.ts'
import { setTheme } from '#contract/theme.ts'
import { runTasks } from '#server/periodic/run.ts'
import { readSaved } from '#server/publish/saved.ts'
import { periodicTasks } from '#server/tick/tasks.ts'
import { aMessage } from './contactForms.ts'
import { anEvent } from './eventForms.ts'
import { type PublicSite, startPublicSite } from './publicSite.ts'
import { VAPID_PRIVATE_KEY } from './pushSite.ts'
import { browser, mail, site, withAmina, withMail } from './running.ts'

vi.mock('#server/publish/purge.ts', () => import('./purged.ts'))

const FIRST = new Date('2026-11-21T17:00:00Z')
const MOST_READS = 4

let world: PublicSite
let reads: string[]

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(FIRST)
  world = await startPublicSite([getNewer], () => site)
})
withMail(beforeEach)
withAmina(beforeEach, () => ({
  URL: world.url,
  BUILD_HOOK_URL: `${world.url}/hook`,
  REBUILD_AFTER_SECONDS: '900',
  REBUILD_AT_MOST_EVERY: '0',
  SMTP_URL: mail.url,
  MAIL_TO: 'office@example.org',
  VAPID_PRIVATE_KEY,
}))
beforeEach(async () => {
  await anEvent(browser)
  await browser.fetchJson(setTheme, { body: { theme: 'theme-red' } })
  await browser.fetchJson(saveSection, {
    params: { pageId: 'about', sectionId: 'mission-vision' },
    body: { content: 'To be good neighbors.' },
  })
  for (const message of ['One question', 'Another question']) {
    await site.send(sendMessage, { body: aMessage({ message }) })
  }
  const { revisions } = await readSaved()
  world.build = { builtAt: FIRST.toISOString(), revisions, timetablesUntil: '2999-12-31' }
  reads = []
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (input: URL | string, init: RequestInit = {}) => {
    const { method = 'GET' } = init
    const { origin, pathname } = new URL(input)
    if (/^(?:get|head)$/i.test(method) && site.blobs.url.startsWith(origin)) reads.push(pathname)
    return fetch(input, init)
  })
})
afterEach(() => world.close())

async function tick(minutes: number): Promise<string[]> {
  reads = []
  vi.setSystemTime(FIRST.getTime() + minutes * 60_000)
  await runTasks(periodicTasks, new Date())
  return reads
}

it('reads storage at most four times in any tick of an hour without work', async () => {
  // The first hour records the build, cleans up the messages and checks the pictures.
  for (let minutes = 5; minutes <= 60; minutes += 5) await tick(minutes)
  const counts: number[] = []
  for (let minutes = 65; minutes <= 120; minutes += 5) counts.push((await tick(minutes)).length)
  expect(counts).toHaveLength(12)
  expect(Math.max(...counts)).toBeLessThanOrEqual(MOST_READS)
  // Hourly tasks each have a tick in every hour.
  expect(counts.filter(count => count === MOST_READS)).toHaveLength(5)
})

it('requests the rebuild for a save in the tick after the quiet period', async () => {
  for (let minutes = 5; minutes <= 60; minutes += 5) await tick(minutes)
  expect(world.calls).toHaveLength(0)
  await browser.fetchJson(setTheme, { body: { theme: 'theme-blue' } })
  await tick(70)
  expect(world.calls).toHaveLength(0)
  await tick(80)
  expect(world.calls).toHaveLength(1)
})
