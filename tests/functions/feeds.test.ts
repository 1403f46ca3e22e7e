import ICAL from 'ical.js'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { deleteEvent, restoreEvent, updateEvent } from '#contract/events.ts'
import { prayerApi } from '#contract/prayerSettings.ts'
import { structureApi } from '#contract/structure.ts'
import { SEED_STRUCTURE } from '#domain/structure/seed.ts'
import { anEvent, eventForm } from './eventForms.ts'
import { browser, withAmina } from './running.ts'
import { callFunction, ORIGIN } from './site.ts'

vi.mock('#server/publish/purge.ts', () => import('./purged.ts'))

withAmina(beforeAll, { SITE_NOW: '2026-11-21T17:00:00Z', URL: ORIGIN })

const get = (path: string, init: RequestInit = {}): Promise<Response> =>
  callFunction(new Request(new URL(path, ORIGIN), init))
async function entries(path: string) {
  const text = await (await get(path)).text()
  return new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map(one => new ICAL.Event(one, { exceptions: [] }))
}

describe('/events.ics', () => {
  it('lists active events in the calendar, and for a time the deleted ones as canceled', async () => {
    const open = await anEvent(browser)
    const hidden = await anEvent(browser, { active: 'false' })
    const gone = await anEvent(browser)
    const before = (await entries('/events.ics')).find(one => one.uid.startsWith(gone))
    await browser.fetchJson(deleteEvent, { params: { id: gone } })
    const after = await entries('/events.ics')
    const ids = after.map(one => one.uid.split('@')[0])
    expect(ids).toContain(open)
    expect(ids).not.toContain(hidden)
    const cancelled = after.find(one => one.uid === before?.uid)
    expect(cancelled?.component.getFirstPropertyValue('status')).toBe('CANCELLED')
    expect(cancelled?.sequence).toBeGreaterThan(before?.sequence ?? 0)
  })

  it('caches the calendar under the tags that change it, and responds 304 to a matching ETag', async () => {
    const response = await get('/events.ics')
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(response.headers.get('netlify-cache-tag')).toBe('events,prayer,notices,settings,content')
    const etag = response.headers.get('etag') ?? ''
    expect((await get('/events.ics', { headers: { 'if-none-match': etag } })).status).toBe(304)
    expect((await get('/events.ics', { method: 'POST' })).status).toBe(405)
  })

  it('returns one event as a file, and 404 for an unknown one', async () => {
    const id = await anEvent(browser, { title: 'Iftar “under” lamps' })
    const response = await get(`/events.ics?event=${id}`)
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="iftar-under-lamps-${id}.ics"`,
    )
    expect(await entries(`/events.ics?event=${id}`)).toHaveLength(1)
    expect((await get('/events.ics?event=nothing')).status).toBe(404)
  })
})

describe('/events.json', () => {
  it('returns a JSON Feed of the active events', async () => {
    const id = await anEvent(browser, {
      title: '<b>Tea</b>',
      recurring: 'true',
      date: '2026-11-26',
    })
    const response = await get('/events.json')
    expect(response.headers.get('content-type')).toContain('application/feed+json')
    const feed = (await response.json()) as { version: string; items: Record<string, unknown>[] }
    expect(feed.version).toBe('https://jsonfeed.org/version/1.1')
    const item = feed.items.find(one => one.id === id)
    expect(item).toMatchObject({
      title: '<b>Tea</b>',
      url: `${ORIGIN}/events/b-tea-b-${id}`,
      _event: { timezone: 'America/New_York', date: '2026-11-26', recurring: true },
    })
    expect(item).toHaveProperty('_event.occurrences.length', 12)
  })
})

describe('/events.xml', () => {
  it('returns an Atom feed of the coming events', async () => {
    const id = await anEvent(browser, { title: 'Tea & talk', date: '2026-11-26' })
    const response = await get('/events.xml')
    expect(response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
    const entry = (await response.text()).split('<entry>').find(text => text.includes(id))
    expect(entry).toContain('<title>Tea &amp; talk</title>')
    expect(entry).toContain(`<link rel="alternate" href="${ORIGIN}/events/tea-talk-${id}"/>`)
    expect(entry).toContain('Thursday, November 26')
  })
})

it('names home as the page of a feed while the events are hidden', async () => {
  const structure = SEED_STRUCTURE
  const pages = structure.pages.map(page =>
    page.id === 'events' ? { ...page, state: 'hidden' as const } : page,
  )
  await browser.fetchJson(structureApi.save, { body: { structure: { ...structure, pages } } })
  expect(await (await get('/events.json')).json()).toMatchObject({ home_page_url: `${ORIGIN}/` })
  expect(await (await get('/events.xml')).text()).toContain(
    `<link rel="alternate" type="text/html" href="${ORIGIN}/"/>`,
  )
  await browser.fetchJson(structureApi.save, { body: { structure } })
})

describe('/prayer-times.ics', () => {
  it('lists the prayers that the query selects, from last week to half a year ahead', async () => {
    const all = await entries('/prayer-times.ics?prayers=fajr&times=athan')
    const fajr = all.filter(({ summary }) => summary.startsWith('Fajr athan'))
    expect(fajr).toHaveLength(190)
    const eids = all.filter(({ summary }) => summary.includes('Eid al-')).map(one => one.summary)
    expect(eids).toEqual([
      'Tomorrow: Eid al-Fitr (expected), prayer times will be announced',
      'Eid al-Fitr (expected), prayer times will be announced',
      'Tomorrow: Eid al-Adha (expected), prayer times will be announced',
      'Eid al-Adha (expected), prayer times will be announced',
    ])
    expect(fajr[0]?.startDate.toString().slice(0, 10)).toBe('2026-11-14')
  })
})

describe('the page of an event that is newer than the build', () => {
  const SHELL =
    '<title>__EVENT_TITLE__</title><link href="/events/__EVENT_SLUG__"><meta content="__EVENT_DESCRIPTION__"><div>__EVENT_ARTICLE__</div>'
  const page = async (slug: string) => {
    const { fetch } = globalThis
    vi.stubGlobal('fetch', async (input: URL | string, init: RequestInit) => {
      const path = input instanceof URL && input.origin === ORIGIN ? input.pathname : ''
      const headers = { 'content-security-policy': "frame-ancestors 'none'" }
      if (path === '/events/shell') return new Response(SHELL, { headers })
      if (path === '/404.html') return new Response('Not found', { status: 404, headers })
      return fetch(input, init)
    })
    try {
      return await get(`/events/${slug}`)
    } finally {
      vi.unstubAllGlobals()
    }
  }

  it('fills the shell with an event’s fields, escaped, and sends the site’s headers', async () => {
    const evil = '"><script>alert(1)</script>__EVENT_ARTICLE__'
    const id = await anEvent(browser, { title: evil, description: evil, location: evil })
    const response = await page(`script-alert-1-script-event-article-${id}`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-security-policy')).toBe("frame-ancestors 'none'")
    expect(response.headers.get('netlify-cache-tag')).toContain('events')
    const html = await response.text()
    expect(html).toContain(`href="/events/script-alert-1-script-event-article-${id}"`)
    expect(html).not.toContain('<script>alert(1)')
    expect(html.match(/<article/g)).toHaveLength(1)
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? ''
    expect(JSON.parse(data)).toMatchObject({ '@type': 'Event', name: evil })
  })

  it('redirects other addresses with the same id to an event’s page', async () => {
    const id = await anEvent(browser, { title: 'Tea' })
    const gone = await anEvent(browser, { title: 'Gone' })
    await browser.fetchJson(deleteEvent, { params: { id: gone } })
    for (const [slug, location] of [
      [`x1-${id}`, `/events/tea-${id}`],
      [id, `/events/tea-${id}`],
      [`x1-${gone}`, `/events/gone-${gone}`],
    ] as const) {
      const response = await page(slug)
      expect([response.status, response.headers.get('location')]).toEqual([302, location])
    }
  })

  it('responds 410 for an event that is deleted or not listed any more', async () => {
    const gone = await anEvent(browser, { title: 'Gone' })
    await browser.fetchJson(deleteEvent, { params: { id: gone } })
    const past = await anEvent(browser, { title: 'Past', listedUntil: '2026-11-20' })
    for (const [slug, text] of [
      [`gone-${gone}`, 'taken off the calendar'],
      [`past-${past}`, 'no longer listed'],
    ] as const) {
      const response = await page(slug)
      expect(response.status).toBe(410)
      expect(await response.text()).toContain(text)
    }
  })

  it('responds with the site’s 404 page for an unknown, hidden or later event', async () => {
    const hidden = await anEvent(browser, { active: 'false' })
    const later = await anEvent(browser, { listedFrom: '2026-11-22' })
    for (const slug of ['nothing', 'a-b-c', hidden, later, '__proto__']) {
      expect((await page(slug)).status).toBe(404)
    }
  })

  it('fetches the 404 page once for many unknown events, and not from the host that a Host header names', async () => {
    const later = Date.now() + 20_000
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => later)
    const { fetch } = globalThis
    const asked: string[] = []
    vi.stubGlobal('fetch', async (input: URL | string, init: RequestInit) => {
      if (!(input instanceof URL && input.pathname === '/404.html')) return fetch(input, init)
      asked.push(input.origin)
      return new Response('Not found', { status: 404 })
    })
    try {
      for (const slug of ['a-1', 'a-2', 'a-3']) {
        const request = new Request(`http://169.254.169.254/events/${slug}`)
        expect((await callFunction(request)).status).toBe(404)
      }
    } finally {
      clock.mockRestore()
      vi.unstubAllGlobals()
    }
    expect(asked).toEqual([ORIGIN])
  })

  it('responds 500 with a page of its own when the shell is not available', async () => {
    const id = await anEvent(browser, { title: 'X' })
    const response = await get(`/events/x-${id}`)
    expect(response.status).toBe(500)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await response.text()).toContain(
      '<h1>Something went wrong</h1><p>We’re working on it.</p>',
    )
  })
})

const AFTER_ISHA = {
  startTime: '',
  endTime: '',
  startsAt: JSON.stringify({ prayer: 'isha', at: 'iqama', minutes: 10 }),
  endsAt: JSON.stringify({ lasts: 60 }),
}

afterEach(() => {
  vi.useRealTimers()
})

/** What calendar programs compare with the entry they have, and the entry's time. */
async function entryOf(id: string) {
  const text = await (await callFunction(new Request(`${ORIGIN}/events.ics?event=${id}`))).text()
  const component = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')
  const value = (name: string) => String(component?.getFirstPropertyValue(name))
  const number = Number(value('sequence'))
  return {
    version: { number, stamp: value('dtstamp'), modified: value('last-modified') },
    start: value('dtstart'),
    status: value('status'),
  }
}

let seconds = 0
/** A minute later than the last step: times in a calendar have whole seconds. */
async function later<T>(step: () => Promise<T>): Promise<T> {
  seconds += 60
  vi.useFakeTimers({ now: Date.now() + seconds * 1000, toFake: ['Date'] })
  const done = await step()
  vi.useRealTimers()
  return done
}

const moveIsha = async (time: string) => {
  const { settings } = await browser.fetchJson(prayerApi.read)
  settings.iqama.isha = [{ rule: { kind: 'fixed', time } }]
  return later(() => browser.fetchJson(prayerApi.save, { body: { settings } }))
}

type Version = Awaited<ReturnType<typeof entryOf>>['version']
/** All three rise together, as RFC 5545 asks of a change. */
function expectNewer(after: Version, before: Version): void {
  expect(after.number).toBeGreaterThan(before.number)
  expect(after.stamp > before.stamp).toBe(true)
  expect(after.modified).toBe(after.stamp)
}

it('an event that follows a prayer has a newer entry whenever its prayer’s iqama moves, once it is deleted, and once it is restored', async () => {
  const [onClock, afterIsha] = [await anEvent(browser), await anEvent(browser, AFTER_ISHA)]
  const saved = await moveIsha('20:15')
  const [clock, first] = [await entryOf(onClock), await entryOf(afterIsha)]
  expect(first.start).toBe('2026-12-05T20:25:00')

  await moveIsha('21:00')
  const moved = await entryOf(afterIsha)
  expect(moved.start).toBe('2026-12-05T21:10:00')
  expectNewer(moved.version, first.version)

  const { revision } = saved
  await later(() => browser.fetchJson(prayerApi.restore, { body: { revision } }))
  const back = await entryOf(afterIsha)
  expect(back.start).toBe(first.start)
  expectNewer(back.version, moved.version)

  const onClockNow = eventForm({ startTime: '20:00', startsAt: '', endsAt: '' })
  await later(() => browser.fetchJson(updateEvent, { params: { id: afterIsha }, body: onClockNow }))
  const fixed = await entryOf(afterIsha)
  expect(fixed.start).toBe('2026-12-05T20:00:00')
  expectNewer(fixed.version, back.version)
  expect(await entryOf(onClock)).toEqual(clock)

  await later(() => browser.fetchJson(deleteEvent, { params: { id: afterIsha } }))
  const deleted = await entryOf(afterIsha)
  expect(deleted.status).toBe('CANCELLED')
  expectNewer(deleted.version, fixed.version)
  await later(() => browser.fetchJson(restoreEvent, { params: { id: afterIsha }, body: {} }))
  const restored = await entryOf(afterIsha)
  expect(restored.status).toBe('CONFIRMED')
  expectNewer(restored.version, deleted.version)
})

it('ids in calendars do not depend on the address of the request', async () => {
  const idsAt = async (origin: string) => {
    const texts = await Promise.all(
      ['/events.ics', '/prayer-times.ics?prayers=fajr'].map(async path =>
        (await callFunction(new Request(new URL(path, origin)))).text(),
      ),
    )
    return texts.flatMap(text => text.match(/^UID:.*$/gm) ?? [])
  }
  const ids = await idsAt(ORIGIN)
  expect(ids.length).toBeGreaterThan(180)
  expect(ids.every(id => id.trim().endsWith('@mosque.example.org'))).toBe(true)
  expect(await idsAt('https://evil.example')).toEqual(ids)
})
