import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  dropPlannedSection,
  endDraft,
  getContent,
  getDraft,
  getPlannedTexts,
  planSection,
  shareDraft,
} from '#contract/content.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { getAdminEvents, updateEvent } from '#contract/events.ts'
import { getEvents } from '#contract/listedEvents.ts'
import { getNewer } from '#contract/newer.ts'
import { createNotice, getNotices } from '#contract/notices.ts'
import { structureApi } from '#contract/structure.ts'
import { activityLog } from '#server/activity/record.ts'
import { readPage } from '#server/storage/log.ts'
import { laterTask } from '#server/tick/laterTask.ts'
import { addAdmin, signedIn } from './browser.ts'
import { anEvent, eventForm } from './eventForms.ts'
import { purged } from './purged.ts'
import { browser, signInAgain, site, withAmina } from './running.ts'

vi.mock('#server/publish/purge.ts', () => import('./purged.ts'))

const NOW = new Date('2026-11-25T15:00:00Z')
const LATER = '2026-11-25T18:00:00.000Z'
const MISSION = { pageId: 'about', sectionId: 'mission-vision' }

withAmina(beforeEach)
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(NOW)
  await signInAgain()
  purged.length = 0
})

const tickAt = async (iso: string) => {
  vi.setSystemTime(new Date(iso))
  await laterTask.run(new Date(), new AbortController().signal)
}
const fetchPublic = async (endpoint: Endpoint, input = {}) =>
  (await site.send(endpoint, input)).json()
const publicText = async () => JSON.stringify(await fetchPublic(getContent))
const actions = async () =>
  (await readPage(activityLog, 1, 20)).entries.map(({ value }) => value.action)

describe('a planned text', () => {
  it('is public from its moment on, and nowhere before', async () => {
    await browser.fetchJson(planSection, {
      params: MISSION,
      body: { content: 'To open on Friday', at: LATER },
    })
    await tickAt('2026-11-25T17:55:00Z')
    expect(await publicText()).not.toContain('To open on Friday')
    const newer = await fetchPublic(getNewer, { query: { since: 0 } })
    expect(JSON.stringify(newer)).not.toContain('To open on Friday')
    expect(purged).toEqual([])
    await tickAt('2026-11-25T18:00:00Z')
    expect(await publicText()).toContain('To open on Friday')
    expect(purged).toContain('content')
    expect((await browser.fetchJson(getPlannedTexts)).planned).toEqual([])
    await tickAt('2026-11-25T18:05:00Z')
    expect(await actions()).toEqual([
      'Published the planned text: About, Mission and vision',
      expect.stringMatching(/^Planned a text: About, Mission and vision/),
    ])
  })

  it('can be taken back', async () => {
    const body = { content: 'Never', at: LATER }
    await browser.fetchJson(planSection, { params: MISSION, body })
    await browser.fetchJson(dropPlannedSection, { params: MISSION })
    await tickAt('2026-11-25T18:00:00Z')
    expect(await publicText()).not.toContain('Never')
  })

  it.each([
    ['in the past', '2026-11-25T14:00:00.000Z'],
    ['in two years', '2028-11-25T14:00:00.000Z'],
    ['without a moment', ''],
  ])('is refused %s', async (_, at) => {
    const body = { content: 'x', at }
    expect((await browser.send(planSection, { params: MISSION, body })).status).toBe(400)
  })

  it('is refused to a role for another part of the site', async () => {
    const school = await signedIn(site, await addAdmin('Zaid', { role: 'school' }))
    const body = { content: 'x', at: LATER }
    expect((await school.send(planSection, { params: MISSION, body })).status).toBe(403)
    await browser.fetchJson(planSection, { params: MISSION, body })
    expect((await school.fetchJson(getPlannedTexts)).planned).toEqual([])
    expect((await school.send(dropPlannedSection, { params: MISSION })).status).toBe(403)
  })
})

it('publishes an event at its moment, and hides it until then', async () => {
  const id = await anEvent(browser)
  const form = eventForm({ publishOn: '2026-11-25', publishAt: '13:00' })
  await browser.fetchJson(updateEvent, { params: { id }, body: form })
  const listed = async () =>
    (await fetchPublic(getEvents)).some(({ id: one }: { id: string }) => one === id)
  expect(await listed()).toBe(false)
  await tickAt('2026-11-25T17:55:00Z')
  expect(await listed()).toBe(false)
  await tickAt(LATER)
  expect(await listed()).toBe(true)
  expect(purged).toContain('events')
  const events = await browser.fetchJson(getAdminEvents)
  expect(events.find(({ id: one }: { id: string }) => one === id)).not.toHaveProperty('publishOn')
  expect((await actions())[0]).toMatch(/^Published event: /)
})

it('keeps a notice secret until its start', async () => {
  const body = {
    kind: 'announcement',
    title: 'A new imam',
    text: '',
    start: LATER,
    end: '2026-11-30T18:00:00.000Z',
    held: true,
  }
  await browser.fetchJson(createNotice, { body })
  const notices = async () => JSON.stringify(await fetchPublic(getNotices))
  await tickAt('2026-11-25T17:55:00Z')
  expect(await notices()).not.toContain('A new imam')
  purged.length = 0
  await tickAt(LATER)
  expect(await notices()).toContain('A new imam')
  expect(purged).toContain('notices')
  expect(await notices()).not.toContain('held')
})

describe('a draft with a link', () => {
  const input = { body: { pageId: 'about', texts: { 'mission-vision': 'Soon' } } }
  const tokenOf = (address: string) => ({ token: address.split('?draft=')[1] ?? '' })

  it('is shown to everyone who has the link, for 14 days, and to nobody else', async () => {
    const { address } = await browser.fetchJson(shareDraft, input)
    expect(address).toMatch(/^\/about\?draft=[\w-]{43}$/)
    const params = tokenOf(address)
    const response = await site.send(getDraft, { params })
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    const { changed } = await response.json()
    expect(changed['about/mission-vision'].html).toContain('Soon')
    expect(await publicText()).not.toContain('Soon')
    const other = { token: 'x'.repeat(43) }
    expect((await site.send(getDraft, { params: other })).status).toBe(404)
    vi.setSystemTime(NOW.getTime() + 14 * 24 * 3_600_000)
    expect((await site.send(getDraft, { params })).status).toBe(404)
  })

  it('leads to where its page is', async () => {
    const { structure } = await browser.fetchJson(structureApi.read)
    const id = 'page-k3m9x2ab'
    const blocks = [{ id: 'opening', block: 'page' }]
    const page = {
      id,
      site: 'main',
      address: '/iftar',
      title: 'Iftar',
      state: 'shown',
      blocks,
    } as const
    const body = { structure: { ...structure, pages: [...structure.pages, page] } }
    await browser.fetchJson(structureApi.save, { body })
    const own = { body: { pageId: id, texts: { 'hero-title': 'Soon' } } }
    expect((await browser.fetchJson(shareDraft, own)).address).toMatch(/^\/iftar\?draft=/)
    expect(await actions()).toContain('Made a link to a draft: Iftar')
  })

  it('can be ended, and is cleaned as a save is', async () => {
    const texts = { 'mission-vision': 'x'.repeat(200_000) }
    const long = await browser.send(shareDraft, { body: { pageId: 'about', texts } })
    expect(long.status).toBe(400)
    const params = tokenOf((await browser.fetchJson(shareDraft, input)).address)
    await browser.fetchJson(endDraft, { params: { id: params.token } })
    expect((await site.send(getDraft, { params })).status).toBe(404)
  })
})
