import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  createNotice,
  deleteNotice,
  getAdminNotices,
  getNotices,
  restoreNotice,
  saveNotice,
} from '#contract/notices.ts'
import { prayerApi } from '#contract/prayerSettings.ts'
import type { Proof } from '#contract/proof.ts'
import { getRecentActivity } from '#contract/recentActivity.ts'
import { PASSWORD } from './browser.ts'
import { aNotice } from './notices.ts'
import { purged } from './purged.ts'
import { browser, site, withAmina } from './running.ts'
import { callFunction, ORIGIN } from './site.ts'

vi.mock('#server/publish/purge.ts', () => import('./purged.ts'))

const NOW = new Date('2026-11-22T20:00:00Z')
const notice = (fields: Parameters<typeof aNotice>[0] = {}) => aNotice(fields, NOW)

withAmina(beforeEach, { SITE_NOW: NOW.toISOString() }, { role: 'timekeeper' })
beforeEach(() => {
  purged.length = 0
})

const create = async (fields: Parameters<typeof aNotice>[0] & Proof = {}) =>
  (await browser.fetchJson(createNotice, { body: notice(fields) })).notice
const shown = async () => await (await site.send(getNotices)).json()
const titles = async () => (await shown()).notices.map(({ title }: { title: string }) => title)
const entries = async () => (await browser.fetchJson(getRecentActivity)).data

describe('notices', () => {
  it('are public at once, with the zone and without who wrote them', async () => {
    const { id } = await create({ place: 'Main hall', link: '/events' })
    expect(purged).toEqual(['notices'])
    expect(await shown()).toEqual({
      zone: 'America/New_York',
      notices: [{ id, ...notice({ place: 'Main hall', link: '/events' }) }],
    })
  })

  it('are public while in force and to come, not when over', async () => {
    const over = { start: '2026-11-20T20:00:00Z', end: '2026-11-22T20:00:00Z' }
    const { id, revision } = await create({ title: 'Edited to be over' })
    const send = { params: { id }, body: { ...notice({ title: 'Over', ...over }), base: revision } }
    await browser.fetchJson(saveNotice, send)
    await create({ title: 'To come', start: '2026-11-23T08:00:00Z', end: '2026-11-24T08:00:00Z' })
    await create({ title: 'In force' })
    expect(await titles()).toEqual(['To come', 'In force'])
    const { notices } = await browser.fetchJson(getAdminNotices)
    expect(notices.map(({ title }: { title: string }) => title)).toEqual([
      ...['Over', 'To come', 'In force'],
    ])
  })

  it('follow the iqama of a janazah when it changes', async () => {
    const { settings } = await browser.fetchJson(prayerApi.read)
    const prayer = { name: 'dhuhr', date: '2026-11-23' } as const
    await create({ kind: 'janazah', title: 'Salat al-Janazah', prayer, end: undefined })
    for (const [dhuhr, at, end] of [
      ['13:30', '2026-11-23T18:30:00.000Z', '2026-11-23T19:30:00.000Z'],
      ['13:45', '2026-11-23T18:45:00.000Z', '2026-11-23T19:45:00.000Z'],
    ]) {
      const overrides = [{ date: '2026-11-23', iqama: { dhuhr } }]
      await browser.fetchJson(prayerApi.save, {
        body: { settings: { ...settings, overrides } },
      })
      expect((await shown()).notices).toMatchObject([
        { prayer: { ...prayer, time: dhuhr, at }, end },
      ])
    }
  })

  it.each([
    [{ title: '' }, 'title', 'Enter a title.'],
    [{ end: '2026-11-22T19:30:00Z' }, 'end', 'The end must be later than now.'],
    [
      { kind: 'janazah', end: undefined, prayer: { name: 'dhuhr', date: '2026-11-22' } } as const,
      ...(['prayer', 'That prayer is over. Choose a later one.'] as const),
    ],
  ])('refuse %j by the field', async (fields, field, error) => {
    const refused = await browser.fetchJson(createNotice, { body: notice(fields) }, 400)
    expect(refused).toMatchObject({ code: 'invalid', error, fields: { [field]: error } })
    expect(await titles()).toEqual([])
  })

  it('keep 50 that are not over, and have room again when one is deleted', async () => {
    const ids: string[] = []
    for (let made = 0; made < 50; made++) ids.push((await create()).id)
    expect((await browser.fetchJson(createNotice, { body: notice() }, 409)).code).toBe('full')
    await browser.fetchJson(deleteNotice, { params: { id: ids[0]! } })
    await create()
  })
})

describe('the feeds of notices', () => {
  it('have those in force, with their times and ids that stay', async () => {
    const { id, savedAt } = await create({
      ...{ kind: 'urgent', title: 'Water', place: 'Hall' },
      ...{ currentPassword: PASSWORD },
    })
    await create({ title: 'To come', start: '2026-11-23T08:00:00Z', end: '2026-11-24T08:00:00Z' })
    const [start, end] = ['2026-11-22T19:00:00.000Z', '2026-11-23T20:00:00.000Z']
    const json = await callFunction(new Request(`${ORIGIN}/notices.json`))
    expect(json.headers.get('access-control-allow-origin')).toBe('*')
    expect(json.headers.get('netlify-cache-tag')).toBe('notices,prayer,settings,content')
    expect((await json.json()).items).toEqual([
      {
        id: expect.stringMatching(new RegExp(`^tag:[^,]+,2026:notice/${id}$`)),
        ...{ url: `${ORIGIN}/`, title: 'Urgent: Water', content_text: 'Hall', tags: ['urgent'] },
        ...{ date_published: start, date_modified: savedAt > start ? savedAt : start },
        _notice: { kind: 'urgent', timezone: 'America/New_York', start, end, place: 'Hall' },
      },
    ])
    const atom = await callFunction(new Request(`${ORIGIN}/notices.xml`))
    expect(atom.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
    const text = await atom.text()
    expect(text.match(/<entry>/g)).toHaveLength(1)
    expect(text).toContain('<title>Urgent: Water</title>')
  })
})

describe('a save of a notice', () => {
  it('keeps the version it replaces, which can be restored, and is refused on top of a newer one', async () => {
    const { id, revision } = await create()
    const params = { id }
    const body = { ...notice({ title: 'Closed until noon' }), base: revision }
    const { notice: saved } = await browser.fetchJson(saveNotice, { params, body })
    const refused = await browser.fetchJson(saveNotice, { params, body }, 409)
    expect(refused).toMatchObject({
      ...{ code: 'conflict', savedBy: 'Amina', current: { title: 'Closed until noon' } },
    })
    expect(saved).toMatchObject({
      ...{ title: 'Closed until noon', savedBy: 'Amina' },
      earlier: [{ revision, title: 'Closed for snow', savedBy: 'Amina' }],
    })
    expect((await entries())[0]).toMatchObject({
      ...{ action: 'Updated notice: Closed until noon (title)', notice: id },
      ...{ revision: saved.revision, before: revision },
    })
    const { notice: restored } = await browser.fetchJson(restoreNotice, {
      params,
      body: { revision, base: saved.revision },
    })
    expect(restored.earlier.map(({ title }: { title: string }) => title)).toEqual([
      ...['Closed until noon', 'Closed for snow'],
    ])
    expect(await titles()).toEqual(['Closed for snow'])
  })

  it('keeps ten versions, and refuses one that is not kept', async () => {
    const { id, revision } = await create()
    const params = { id }
    for (let save = 1; save <= 11; save++) {
      await browser.fetchJson(saveNotice, { params, body: notice({ title: `Save ${save}` }) })
    }
    const [kept] = (await browser.fetchJson(getAdminNotices)).notices
    expect(kept.earlier).toHaveLength(10)
    await browser.fetchJson(restoreNotice, { params, body: { revision } }, 404)
  })
})

describe('a deleted notice', () => {
  it('is not public, and can be brought back', async () => {
    const { id } = await create()
    const params = { id }
    await browser.fetchJson(deleteNotice, { params })
    await browser.fetchJson(deleteNotice, { params })
    expect(await titles()).toEqual([])
    expect((await entries()).map(({ action }: { action: string }) => action)).toEqual([
      ...['Deleted notice: Closed for snow', 'Created notice: Closed for snow'],
    ])
    expect(await browser.fetchJson(getAdminNotices)).toMatchObject({
      notices: [],
      deleted: [{ id, deletedBy: 'Amina' }],
    })
    const body = notice()
    expect((await browser.fetchJson(saveNotice, { params, body }, 410)).code).toBe('deleted')
    await browser.fetchJson(restoreNotice, { params })
    expect(await titles()).toEqual(['Closed for snow'])
    expect((await browser.fetchJson(getAdminNotices)).deleted).toEqual([])
  })

  it('is unknown where there was none', async () => {
    const params = { id: 'nothing' }
    await browser.fetchJson(deleteNotice, { params }, 404)
    await browser.fetchJson(restoreNotice, { params }, 404)
    await browser.fetchJson(saveNotice, { params, body: notice() }, 404)
  })
})
