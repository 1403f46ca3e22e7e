import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getEvents } from '#contract/listedEvents.ts'
import { getNewer } from '#contract/newer.ts'
import { getNotices } from '#contract/notices.ts'
import { getPrayerTimes } from '#contract/prayerTimes.ts'
import { madeEvent } from '#domain/events/testing/madeEvent.ts'
import { forgetDocuments, update } from '#server/storage/documents.ts'
import { eventsDocument } from '#server/storage/events.ts'
import { failing, put, since } from './contentSite.ts'
import { site, withAmina } from './running.ts'

vi.mock('#server/publish/purge.ts', () => import('./purged.ts'))

withAmina(beforeEach)
beforeEach(() => {
  site.setEnv({ SITE_NOW: '2026-11-21T17:00:00Z' })
})
afterEach(() => forgetDocuments())

const stored = (event: Parameters<typeof madeEvent>[0]) => ({
  ...madeEvent(event),
  ...{ revision: 1, savedAt: '2026-11-20T10:00:00.000Z', savedBy: 'Amina' },
})

const newer = async (query: Record<string, unknown> = { since: 0 }) =>
  site.send(getNewer, { query })

describe('what is newer than a page', () => {
  it('is the content, the prayer times, the notices and the events, as their own addresses send them', async () => {
    await put('Newer.')
    const response = await newer({ since: 0, events: 1 })
    expect(await response.json()).toEqual({
      content: await since(0),
      prayer: await (await site.send(getPrayerTimes)).json(),
      notices: await (await site.send(getNotices)).json(),
      screens: 0,
      events: await (await site.send(getEvents)).json(),
    })
    expect(response.headers.get('x-revisions')).toBe(
      'content=1,theme=0,retention=0,habits=0,structure=0,languages=0,prayer=0,notices=0,screens=0,events=0',
    )
    expect(response.headers.get('netlify-cache-tag')).toBe(
      'content,theme,prayer,events,notices,screens',
    )
  })

  it('has the events from last month on, and says what it leaves out', async () => {
    await update(eventsDocument, ({ value }) => ({
      ...value,
      events: [
        stored({ id: 'over', date: '2026-09-29', category: 'youth' }),
        stored({ id: 'ended', recurring: true, date: '2025-01-03', until: '2025-06-27' }),
        stored({ id: 'hidden', date: '2026-09-29', active: false }),
        stored({ id: 'recent', date: '2026-10-01' }),
        stored({ id: 'weekly', recurring: true, date: '2024-01-05', startTime: '19:00' }),
        stored({ id: 'long', date: '2026-09-20', repeats: 'days', until: '2026-10-02' }),
        stored({ id: 'undated', date: '' }),
      ],
    }))
    const { events, earlierEvents, ahead } = await (
      await newer({ since: 0, events: 'recent' })
    ).json()
    expect(events.map(({ id }: { id: string }) => id)).toEqual([
      'recent',
      'weekly',
      'long',
      'undated',
    ])
    expect(earlierEvents).toEqual({
      before: '2026-10-01',
      count: 2,
      categories: ['youth', 'other'],
    })
    expect(ahead.slice(0, 2)).toEqual([
      ['2026-11-27T19:00', 'Tea', '/events/tea-weekly'],
      ['2026-12-04T19:00', 'Tea', '/events/tea-weekly'],
    ])
    expect(await (await site.send(getEvents)).json()).toHaveLength(6)
  })

  it('has the article of an event that a page is about, and says when it is gone', async () => {
    await update(eventsDocument, ({ value }) => ({
      ...value,
      events: [
        stored({ id: 'tea', startTime: '19:00' }),
        stored({ id: 'off', listedUntil: '2026-11-01' }),
        stored({ id: 'hidden', active: false }),
      ],
    }))
    const articleOf = async (event: string) => {
      const { event: page, events, ahead } = await (await newer({ since: 0, event })).json()
      expect([events, ahead[0]?.[2]]).toEqual([undefined, '/events/tea-tea'])
      return page.article
    }
    expect(await articleOf('tea')).toMatch(/data-event="tea"[\s\S]*7:00 PM/)
    expect(await articleOf('off')).toContain('no longer listed')
    expect(await articleOf('hidden')).toBe(await articleOf('no-such'))
    expect(await articleOf('no-such')).toContain('taken off the calendar')
  })

  it('has no events unless they are requested', async () => {
    expect(Object.keys(await (await newer()).json())).toEqual([
      'content',
      'prayer',
      'notices',
      'screens',
    ])
  })

  it('is everything for a page that was built before a restored backup', async () => {
    const response = await newer({ since: 7, events: 1 })
    expect([response.status, response.headers.get('location')]).toEqual([
      302,
      '/api/newer?since=0&events=1',
    ])
  })

  it.each([{}, { since: 'x' }, { since: 0, events: 2 }])('is refused for %j', async query => {
    expect((await newer(query)).status).toBe(400)
  })

  it('is sent without the part that cannot be read, and not cached', async () => {
    await put('Stored.')
    forgetDocuments()
    failing(500, address => address.includes('prayer-settings'))
    const response = await newer()
    const body = await response.json()
    expect([response.status, body.prayer, body.content.revision]).toEqual([200, null, 1])
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('netlify-cdn-cache-control')).toBeNull()
    vi.restoreAllMocks()
    forgetDocuments()
    expect((await (await newer()).json()).prayer).not.toBeNull()
  })
})
