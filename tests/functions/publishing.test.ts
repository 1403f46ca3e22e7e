import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { frameOrigins } from '#config/frames.ts'
import { SnapshotSchema } from '#config/snapshotSchema.ts'
import { restoreSection, saveSection } from '#contract/content.ts'
import { getHealth } from '#contract/health.ts'
import { getNewer } from '#contract/newer.ts'
import { getPublishing, NO_HOOK, publishNow } from '#contract/publishing.ts'
import { setTheme } from '#contract/theme.ts'
import { writeSnapshot } from '#server/build/snapshot.ts'
import { publishingTask } from '#server/build/task.ts'
import { PUBLISHED, type PublishedKind } from '#server/publish/published.ts'
import { rebuildIfDue } from '#server/publish/rebuild.ts'
import { contentDocument } from '#server/storage/content.ts'
import { eventsDocument } from '#server/storage/events.ts'
import { habitsDocument } from '#server/storage/habits.ts'
import { languagesDocument } from '#server/storage/languages.ts'
import { noticesDocument } from '#server/storage/notices.ts'
import { prayerSettingsDocument } from '#server/storage/prayerSettings.ts'
import { retentionDocument } from '#server/storage/retention.ts'
import { structureDocument } from '#server/storage/structure.ts'
import { themeDocument } from '#server/storage/theme.ts'
import { addAdmin } from './browser.ts'
import { type PublicSite, startPublicSite } from './publicSite.ts'
import { browser, lines, signInAgain, site, withAmina } from './running.ts'

vi.mock('#server/publish/purge.ts', () => import('./purged.ts'))

let world: PublicSite

beforeEach(async () => {
  world = await startPublicSite([getNewer], () => site)
})
withAmina(beforeEach, () => ({
  URL: world.url,
  BUILD_HOOK_URL: `${world.url}/hook?key=SECRET`,
  REBUILD_AFTER_SECONDS: '900',
  REBUILD_AT_MOST_EVERY: '0',
}))
beforeEach(() => rebuilt('2026-01-01T00:00:00.000Z'))
afterEach(() => world.close())

/** The public pages become those of a build of what is stored now. */
async function rebuilt(builtAt = new Date().toISOString()): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'snapshot-'))
  await writeSnapshot(join(folder, 'snapshot.json'))
  const text = await readFile(join(folder, 'snapshot.json'), 'utf8')
  await rm(folder, { recursive: true })
  const { revisions, content } = SnapshotSchema.parse(JSON.parse(text))
  const frames = frameOrigins(content)
  world.build = { builtAt, revisions, frames, timetablesUntil: '2999-12-31' }
}

const save = (theme = 'theme-red') => browser.fetchJson(setTheme, { body: { theme } })
const state = () => browser.fetchJson(getPublishing)
const publish = () => browser.fetchJson(publishNow)
const OLD = '2026-01-01T00:00:00.000Z'
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000)
const tick = (minutes = 0) => publishingTask.run(inMinutes(minutes), new AbortController().signal)

describe('the publishing of a change', () => {
  it('reports a change as saved, live, rebuilding and rebuilt, each once confirmed', async () => {
    expect(await state()).toEqual({ state: 'rebuilt', at: '2026-01-01T00:00:00.000Z' })
    // Visitors get the CDN's copy from before the save.
    await fetch(`${world.url}/api/newer?since=0&events=1`)
    await save()
    expect(await state()).toEqual({ state: 'saved', at: expect.any(String) })
    world.purge()
    const live = await state()
    expect(live).toEqual({
      state: 'live',
      at: expect.any(String),
      rebuildDueAt: expect.any(String),
    })
    const quiet = new Date(live.rebuildDueAt).getTime() - Date.now()
    expect(quiet).toBeGreaterThan(890_000)
    expect(world.calls).toEqual([])

    expect(await publish()).toMatchObject({ success: true, state: 'rebuilding', live: true })
    expect(world.calls).toEqual(['Changed in the panel: theme'])
    expect((await state()).state).toBe('rebuilding')
    await rebuilt()
    expect(await state()).toEqual({ state: 'rebuilt', at: world.build?.builtAt })
  })

  it('reports no completed publishing while the public pages cannot be requested', async () => {
    world.build = undefined
    await save()
    world.purge()
    expect((await state()).state).toBe('live')
    site.setEnv({ URL: 'http://127.0.0.1:9' })
    await save('theme-blue')
    expect((await state()).state).toBe('saved')
  })

  it('requests no second rebuild of the same content while one is running', async () => {
    await save()
    await Promise.all([publish(), publish(), publish()])
    expect(world.calls).toHaveLength(1)
    await save('theme-blue')
    await publish()
    expect(world.calls).toHaveLength(2)
  })
})

describe('the quiet period', () => {
  it('calls the hook once for ten quick saves', async () => {
    site.setEnv({ REBUILD_AFTER_SECONDS: '1' })
    const themes = ['theme-red', 'theme-blue', 'theme-green', 'theme-purple']
    await Promise.all(Array.from({ length: 10 }, (_, index) => save(themes[index % 4])))
    expect(world.calls).toHaveLength(1)
    await tick()
    expect(world.calls).toHaveLength(1)
    await save()
    expect(world.calls).toHaveLength(2)
  })

  it('calls the hook once at the end of the quiet period, even if many requests notice it', async () => {
    await save()
    await tick(14)
    expect(world.calls).toEqual([])
    const now = inMinutes(16)
    await Promise.all([tick(16), ...Array.from({ length: 10 }, () => rebuildIfDue(now))])
    expect(world.calls).toHaveLength(1)
    await tick(17)
    expect(world.calls).toHaveLength(1)
  })
})

const params = { pageId: 'contact', sectionId: 'map-address' }
const saveMap = (content: string) => browser.fetchJson(saveSection, { params, body: { content } })
const MAP = 'https://maps.example.net/embed?q=1'

describe('a frame from a host that the pages block', () => {
  beforeEach(() => state())

  it('rebuilds the pages without a quiet period for a new frame, and says so in the save', async () => {
    expect(await saveMap(MAP)).toMatchObject({
      success: true,
      note: 'The pages do not allow frames from maps.example.net yet. They are being rebuilt now, and show it in a few minutes.',
    })
    expect(world.calls).toEqual(['Changed in the panel: content'])
    expect((await state()).state).toBe('rebuilding')
    await tick(1)
    expect(world.calls).toHaveLength(1)

    await rebuilt()
    await state()
    expect(await saveMap(`${MAP}2`)).not.toHaveProperty('note')
    expect(world.calls).toHaveLength(1)
  })

  it('allows a frame at once when an earlier version names it again', async () => {
    const first = await saveMap(MAP)
    await saveMap('https://www.google.com/maps?q=1')
    await rebuilt()
    await state()
    const body = { revision: first.revision }
    expect(await browser.fetchJson(restoreSection, { params, body })).toHaveProperty('note')
    expect(world.calls).toHaveLength(2)
  })

  it.each([
    ['of a host that a frame shows already', params, 'https://docs.google.com/forms/x'],
    ['that is no frame', { pageId: 'header', sectionId: 'donate-id' }, 'https://give.example.net/'],
  ])('finds no frame in an address %s', async (_, params, content) => {
    const saved = await browser.fetchJson(saveSection, { params, body: { content } })
    expect(saved).not.toHaveProperty('note')
    expect(world.calls).toEqual([])
  })
})

describe('on the platform, where every rebuild is a deploy that costs', () => {
  beforeEach(() => site.setEnv({ PURGE_API_URL: undefined, REBUILD_AT_MOST_EVERY: '72h' }))
  const HOURS = 60

  it('rebuilds by itself once in 72 hours, and shows when and how often', async () => {
    await save()
    await tick(16)
    expect(world.calls).toHaveLength(1)
    await rebuilt(inMinutes(17).toISOString())
    await save('theme-blue')
    world.purge()
    const { deploys, state: name, rebuildDueAt } = await state()
    expect(deploys).toEqual({ automatic: 1, manual: 0, atMostEveryHours: 72 })
    expect(name).toBe('live')
    const hours = (new Date(rebuildDueAt).getTime() - Date.now()) / 3_600_000
    expect(hours).toBeCloseTo(72 + 17 / 60, 1)
    await tick(71 * HOURS)
    expect(world.calls).toHaveLength(1)
    await tick(73 * HOURS)
    expect(world.calls).toHaveLength(2)
  })

  it('publishes at any time on request, and counts that apart', async () => {
    await rebuilt()
    await save()
    expect(await publish()).toMatchObject({
      state: 'rebuilding',
      deploys: { automatic: 0, manual: 1, atMostEveryHours: 72 },
    })
    expect(world.calls).toHaveLength(1)
  })

  it('rebuilds in time for the next year’s time tables', async () => {
    const tablesEndIn = (days: number) => {
      const timetablesUntil = inMinutes(days * 24 * HOURS)
        .toISOString()
        .slice(0, 10)
      world.build = { ...world.build!, timetablesUntil }
    }
    tablesEndIn(61)
    await tick()
    expect(world.calls).toEqual([])
    tablesEndIn(60)
    await tick()
    expect(world.calls).toEqual(['Asked for by the panel'])
    await tick()
    expect(world.calls).toHaveLength(1)
  })
})

describe('a hook that fails', () => {
  it.each([
    [503, 'The build service responded with an error (503).'],
    [404, 'The build service refused the call (404). BUILD_HOOK_URL may be wrong.'],
    [0, 'The build service did not respond within 10 seconds.'],
  ])(
    'shows why a hook with status %s failed, and calls it again a minute later',
    async (status, why) => {
      const timeout = AbortSignal.timeout.bind(AbortSignal)
      vi.spyOn(AbortSignal, 'timeout').mockImplementation(ms =>
        timeout(ms === 10_000 && status === 0 ? 100 : ms),
      )
      await save()
      world.purge()
      world.hookStatus = status
      const failed = await publish()
      expect(failed).toMatchObject({ success: true, state: 'failed', why, live: true })
      const retry = new Date(failed.retryAt).getTime() - Date.now()
      expect([retry > 50_000, retry <= 60_000]).toEqual([true, true])
      expect(JSON.stringify(failed) + lines.join()).not.toContain('SECRET')

      world.hookStatus = 200
      await tick()
      expect(world.calls).toHaveLength(1)
      await tick(1.1)
      expect(world.calls).toHaveLength(2)
      await rebuilt(inMinutes(2).toISOString())
      expect((await state()).state).toBe('rebuilt')
    },
  )

  it('says so when no hook is set, also in the save of a frame, and shows no cost', async () => {
    site.setEnv({ BUILD_HOOK_URL: undefined, PURGE_API_URL: undefined })
    await state()
    const { note } = await saveMap(MAP)
    expect(note).toContain('They show it once the site is deployed again.')
    expect(await state()).toMatchObject({ state: 'live', rebuildDueAt: null })
    expect((await state()).deploys).toBeUndefined()
    const refused = await browser.fetchJson(publishNow, {}, 409)
    expect(refused).toMatchObject({ error: NO_HOOK, code: 'no_hook' })
    await tick(60)
    expect(world.calls).toEqual([])
  })

  it('calls no hook from a preview', async () => {
    site.setEnv({ CONTEXT: 'deploy-preview' })
    await signInAgain(await addAdmin('Bilal'))
    await save()
    expect((await state()).state).toBe('saved')
    await browser.fetchJson(publishNow, {}, 409)
  })
})

it('waits for nothing that a clock noted before it was set back a year', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: inMinutes(525_600) })
  await signInAgain()
  await rebuilt()
  await state()
  await save()
  await publish()
  expect((await state()).state).toBe('rebuilding')
  vi.useRealTimers()
  await signInAgain()
  expect((await state()).state).toBe('live')
  await tick()
  expect(world.calls).toHaveLength(2)
  await save('theme-blue')
  await tick(16)
  expect(world.calls).toHaveLength(3)
})

describe('a build that fails', () => {
  beforeEach(async () => {
    site.setEnv({ BUILD_STATUS_URL: `${world.url}/hook` })
    await save()
    await publish()
  })

  it('shows a failed build immediately with the error line of its log, and repeats it after an hour', async () => {
    // One that ended before the call.
    world.status = { state: 'failed', since: OLD, queued: false, finishedAt: OLD }
    expect((await state()).state).toBe('rebuilding')
    const error = 'The build ended with 1.\n[error] Cannot find x\n    at build (x.js:1:1)\n'
    world.status = { state: 'failed', since: OLD, queued: true, finishedAt: inMinutes(1), error }
    expect((await state()).state).toBe('rebuilding')
    world.status = { state: 'failed', since: OLD, queued: false, finishedAt: inMinutes(1), error }
    expect(await state()).toMatchObject({
      state: 'failed',
      why: 'The build failed: [error] Cannot find x',
      retryAt: expect.any(String),
    })
    await tick(59)
    expect(world.calls).toHaveLength(1)
    await publish()
    expect(world.calls).toHaveLength(2)
    world.status = { state: 'failed', since: OLD, queued: false, finishedAt: inMinutes(2), error }
    expect((await state()).state).toBe('failed')
    await tick(61)
    expect(world.calls).toHaveLength(3)
  })

  it('shows a build that failed without a call, as the first after an update, until one arrives', async () => {
    await rebuilt()
    expect((await state()).state).toBe('rebuilt')
    const error = 'A build takes 560 MB of memory.'
    world.status = { state: 'failed', since: OLD, queued: false, finishedAt: inMinutes(0), error }
    await tick()
    expect((await (await site.send(getHealth)).json()).build.state).toBe('failed')
    expect(await state()).toMatchObject({ why: `The build failed: ${error}` })
    await tick(59)
    expect(world.calls).toHaveLength(1)
    await tick(61)
    expect(world.calls).toHaveLength(2)
    await rebuilt(inMinutes(62).toISOString())
    world.status = { state: 'published', since: OLD, queued: false, finishedAt: inMinutes(62) }
    expect((await state()).state).toBe('rebuilt')
  })

  it('requests a build again when the host was restarted', async () => {
    world.status = { state: 'idle', since: OLD, queued: false }
    await tick()
    expect(world.calls).toHaveLength(1)
    world.status = { state: 'idle', since: inMinutes(0), queued: false }
    await tick()
    expect(world.calls).toHaveLength(2)
    world.status = { state: 'building', since: inMinutes(0), queued: false }
    expect((await state()).state).toBe('rebuilding')
  })

  it('requests it also where an admin asked while the first tick after that began', async () => {
    world.status = { state: 'idle', since: inMinutes(0), queued: false }
    const began = inMinutes(0)
    expect((await state()).state).toBe('failed')
    await publishingTask.run(began, new AbortController().signal)
    expect(world.calls).toHaveLength(2)
  })
})

it('keeps a save when publishing fails', async () => {
  const real = globalThis.fetch
  site.setEnv({ REBUILD_AFTER_SECONDS: '0' })
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) =>
    String(input).endsWith('/publishing') ? new Response(null, { status: 403 }) : real(input, init),
  )
  expect(await save()).toMatchObject({ success: true })
  expect(lines.join()).toContain('late work failed')
  vi.restoreAllMocks()
  await tick()
  expect(world.calls).toHaveLength(1)
})

it('reports in the health only the last known state of the build', async () => {
  const build = async () => (await (await site.send(getHealth)).json()).build
  expect(await build()).toEqual({ state: 'unknown', at: null })
  await tick()
  expect(await build()).toEqual({ state: 'current', at: world.build?.builtAt })
  await save()
  expect((await build()).state).toBe('waiting')
  await publish()
  expect((await build()).state).toBe('rebuilding')
  site.setEnv({ BUILD_HOOK_URL: 'http://127.0.0.1:9/SECRET' })
  await save('theme-blue')
  const why = 'The build service could not be reached.'
  expect(await publish()).toMatchObject({ state: 'failed', why })
  const text = await (await site.send(getHealth)).text()
  expect(JSON.parse(text).build.state).toBe('failed')
  expect(text).not.toMatch(/SECRET|127\.0\.0\.1/)
  expect(lines.join()).not.toContain('SECRET')
})

it('watches exactly the documents that pages are built from, and puts their revisions into the snapshot', async () => {
  await save()
  await rebuilt()
  const kinds = Object.keys(PUBLISHED)
  expect(Object.keys(world.build?.revisions ?? {}).sort()).toEqual(kinds.sort())
  expect(world.build?.revisions.theme).toBe(1)
  const documents = {
    prayer: prayerSettingsDocument,
    content: contentDocument,
    theme: themeDocument,
    events: eventsDocument,
    notices: noticesDocument,
    retention: retentionDocument,
    habits: habitsDocument,
    structure: structureDocument,
    languages: languagesDocument,
  }
  for (const kind of kinds as PublishedKind[]) {
    expect(PUBLISHED[kind]).toBe(documents[kind].key)
  }
})
