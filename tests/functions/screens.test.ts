import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { getScreen, getSeenScreens, reportScreen, screensApi } from '#contract/screens.ts'
import { DEFAULT_SCREEN, type Screen } from '#domain/screens/screen.ts'
import { MINUTE } from '#domain/time/civil.ts'
import { read, update } from '#server/storage/documents.ts'
import { screensDocument, seenScreensDocument } from '#server/storage/screens.ts'
import { addAdmin, signedIn } from './browser.ts'
import { browser as editor, site, withAmina } from './running.ts'

vi.mock('#server/publish/purge.ts', () => import('./purged.ts'))

const hall: Screen = { ...DEFAULT_SCREEN, name: 'Prayer hall' }
const door: Screen = { ...DEFAULT_SCREEN, id: 'door1', name: 'Door', layout: 'times' }
/** In the first screen's zone it is noon. */
const NOON = Date.parse('2026-11-21T17:00:00Z')

let asItCame: unknown
const beat = (body: unknown, headers = {}) => site.send(reportScreen, { body, headers })
const seen = async () => (await read(seenScreensDocument)).value.seen

withAmina(beforeAll, {}, { role: 'editor' })
beforeAll(async () => {
  asItCame = await (await site.send(getScreen)).json()
})
beforeEach(async () => {
  await update(screensDocument, () => ({ screens: [hall] }))
  await update(seenScreensDocument, () => ({ seen: {} }))
})

describe('the settings of a screen', () => {
  it('are those that a site comes with before anything is saved', () => {
    expect(asItCame).toEqual({ revision: 0, screen: DEFAULT_SCREEN })
  })

  it('are found by id, are the first without one, and are small', async () => {
    await update(screensDocument, () => ({ screens: [hall, door] }))
    const read = async (query = {}) => (await site.send(getScreen, { query })).json()
    expect((await read()).screen).toEqual(DEFAULT_SCREEN)
    const { screen } = await read({ screen: 'door1' })
    expect(screen).toMatchObject({ id: 'door1', layout: 'times' })
    expect(screen).not.toHaveProperty('name')
    expect(JSON.stringify(screen).length).toBeLessThan(700)
  })

  it.each([
    ['gone1', 404],
    ['a/b', 400],
    ['__proto__', 400],
  ])('respond to the id "%s" with %i, and keep that in no cache', async (screen, status) => {
    const response = await site.send(getScreen, { query: { screen } })
    expect([response.status, response.headers.get('cache-control')]).toEqual([
      status,
      'private, no-store',
    ])
  })
})

describe('a heartbeat', () => {
  it('is stored once in 14 minutes', async () => {
    const before = (await read(seenScreensDocument)).revision
    vi.useFakeTimers({ toFake: ['Date'], now: NOON })
    for (let minute = 0; minute < 30; minute++) {
      vi.setSystemTime(NOON + minute * MINUTE)
      expect((await beat({ screen: 'main' })).status).toBe(200)
    }
    vi.useRealTimers()
    expect(await seen()).toEqual({ main: new Date(NOON + 28 * MINUTE).toISOString() })
    expect((await read(seenScreensDocument)).revision).toBe(before + 3)
  })

  it('of two screens in parallel loses neither, and forgets removed ones', async () => {
    await update(screensDocument, () => ({ screens: [hall, door] }))
    await update(seenScreensDocument, () => ({ seen: { gone1: new Date(NOON).toISOString() } }))
    await Promise.all([beat({ screen: 'main' }), beat({ screen: 'door1' })])
    expect(Object.keys(await seen()).sort()).toEqual(['door1', 'main'])
  })

  it.each([
    ['an unknown id', { screen: 'gone1' }, 404],
    ['the name of an object’s member', { screen: 'constructor' }, 404],
    ['another form of id', { screen: '../users' }, 400],
    ['more fields', { screen: 'main', by: 'Amina' }, 400],
    ['no id', {}, 400],
    ['a list', [], 400],
    ['201 bytes', { screen: 'x'.repeat(188) }, 413],
  ])('with %s is refused and stores nothing', async (_, body, status) => {
    const before = site.dump()
    expect((await beat(body)).status).toBe(status)
    expect(site.dump()).toEqual(before)
  })

  it('of another site is refused', async () => {
    const response = await beat({ screen: 'main' }, { 'sec-fetch-site': 'cross-site' })
    expect([response.status, await seen()]).toEqual([403, {}])
  })
})

it('says when screens were seen, and which are silent', async () => {
  await update(screensDocument, () => ({ screens: [hall, door] }))
  const at = new Date(Date.now() - 3 * 60 * MINUTE).toISOString()
  await update(seenScreensDocument, () => ({ seen: { main: at } }))
  for (const role of ['admin', 'editor', 'timekeeper'] as const) {
    const person = await signedIn(site, await addAdmin(`${role}1`, { role }))
    expect((await person.fetchJson(getSeenScreens)).screens).toEqual([
      { id: 'main', name: 'Prayer hall', seenAt: at, isSilent: true },
      { id: 'door1', name: 'Door', seenAt: null, isSilent: false },
    ])
  }
})

it('saves with a base, refuses an outdated one, and restores a version', async () => {
  const { revision: base, screens } = await editor.fetchJson(screensApi.read)
  expect(screens).toEqual([hall])
  const body = { base, screens: [hall, door] }
  const saved = await editor.fetchJson(screensApi.save, { body })
  expect(saved).toMatchObject({ revision: base + 1, savedBy: 'Amina', screens: [hall, door] })
  const refused = await editor.fetchJson(screensApi.save, { body }, 409)
  expect(refused).toMatchObject({ code: 'conflict', savedBy: 'Amina' })
  expect(refused.current.screens).toEqual([hall, door])
  const wrong = { screens: [{ ...hall, name: '' }] }
  const invalid = await editor.fetchJson(screensApi.save, { body: wrong }, 400)
  expect(invalid.fields).toEqual({ 'screens.0.name': 'The screen needs a name.' })
  const { versions } = await editor.fetchJson(screensApi.versions)
  expect(versions[0]).toMatchObject({ revision: base, screens: [hall] })
  const back = { body: { revision: base, base: saved.revision } }
  expect((await editor.fetchJson(screensApi.restore, back)).screens).toEqual([hall])
  const original = await editor.fetchJson(screensApi.restore, { body: { revision: 0 } })
  expect(original.screens).toEqual([hall])
})
