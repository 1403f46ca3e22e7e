import { beforeAll, describe, expect, it, vi } from 'vitest'
import { seedEvents } from '#config/seed/events.ts'
import {
  createEvent,
  deleteEventWithoutId,
  type EventResponse,
  getAdminEvents,
  getEventVersions,
  updateEvent,
  updateEventWithoutId,
} from '#contract/events.ts'
import { getEvents } from '#contract/listedEvents.ts'
import { anEvent, eventForm, FIELDS } from './eventForms.ts'
import { all, find, remove, restore, SATURDAY, save } from './eventsSite.ts'
import { browser, site, withAmina } from './running.ts'
import { callFunction, ORIGIN } from './site.ts'

vi.mock('#server/publish/purge.ts', () => import('./purged.ts'))

withAmina(beforeAll, SATURDAY)

/** The site's day. */
const TODAY = '2026-11-21'

const visitors = async (): Promise<EventResponse[]> => (await site.send(getEvents)).json()

describe('the list', () => {
  it('returns the seed until the first save', async () => {
    expect((await visitors()).map(event => event.title)).toEqual(
      seedEvents.map(event => event.title),
    )
  })

  it('shows visitors the active events, and admins all of them at a path of their own', async () => {
    const id = await anEvent(browser, { active: 'false' })
    expect(await find(id)).toMatchObject({ active: false })
    expect((await visitors()).some(event => event.id === id)).toBe(false)
    const shared = await site.send(getEvents)
    expect(await shared.clone().text()).not.toContain('Amina')
    expect(shared.headers.get('netlify-cdn-cache-control')).toContain('public')
    expect(shared.headers.get('netlify-cache-tag')).toContain('events')
    expect(await (await browser.send(getEvents)).json()).toEqual(await shared.json())
    const own = await browser.send(getAdminEvents)
    expect(own.headers.get('cache-control')).toBe('private, no-store')
    expect(own.headers.get('netlify-cdn-cache-control')).toBeNull()
    expect((await site.send(getAdminEvents)).status).toBe(401)
  })

  it('resolves times relative to prayers for half a year', async () => {
    const id = await anEvent(browser, {
      date: '2026-11-27',
      recurring: 'true',
      startTime: undefined,
      endTime: undefined,
      startsAt: JSON.stringify({ prayer: 'maghrib', at: 'iqama', minutes: 15 }),
      endsAt: JSON.stringify({ lasts: 60 }),
    })
    const event = (await visitors()).find(one => one.id === id)
    const dates = Object.keys(event?.times ?? {})
    expect([dates[0], dates.at(-1)]).toEqual(['2026-10-02', '2027-05-28'])
    expect(event?.times?.['2026-11-27']?.[0]).toMatch(/^1[67]:\d\d$/)
    expect(event?.startTime).toBe('')
  })
})

describe('an event that repeats by the month', () => {
  it('is sent as one day with a list, and as stored to admins', async () => {
    const id = await anEvent(browser, { repeats: 'monthWeekday', date: '2025-12-06' })
    const event = (await visitors()).find(one => one.id === id)
    expect(event).toMatchObject({ recurring: false, date: '2026-12-05', repeats: 'monthWeekday' })
    expect(event?.occurrences?.slice(-2)).toEqual(['2027-10-02', '2027-11-06'])
    expect(await find(id)).toMatchObject({ date: '2025-12-06', occurrences: event?.occurrences })
    // A client of the first release sends what it was given, without fields it does not have.
    const { event: saved } = await save(id, { date: event?.date, recurring: 'false', until: '' })
    expect(saved).toMatchObject({ date: '2025-12-06', repeats: 'monthWeekday' })
  })
})

describe('an event with days of being listed', () => {
  it.each([
    ['today alone', { listedFrom: TODAY, listedUntil: TODAY }, true],
    ['from tomorrow', { listedFrom: '2026-11-22' }, false],
    ['until yesterday', { listedUntil: '2026-11-20' }, false],
  ])('is sent to visitors: %s', async (_, days, isSent) => {
    const id = await anEvent(browser, days)
    expect((await visitors()).some(event => event.id === id)).toBe(isSent)
    expect(await find(id)).toMatchObject(days)
    for (const path of ['/events.ics', '/events.json']) {
      const text = await (await callFunction(new Request(new URL(path, ORIGIN)))).text()
      expect([path, text.includes(id)]).toEqual([path, isSent])
    }
  })
})

describe('a new event', () => {
  it('gives a new event an id of the server, not of the client', async () => {
    const id = await anEvent(browser, { id: '1763740800000' })
    expect(id).toMatch(/^[a-z0-9]{8}$/)
    expect(await find(id)).toMatchObject({ ...FIELDS, id, active: true, recurring: false })
  })

  it('keeps first day, last day and skipped days only of a weekly event', async () => {
    const bounds = { from: '2026-12-05', until: '2027-01-30', skipped: '2026-12-26,2026-12-19' }
    const weekly = await anEvent(browser, { ...bounds, recurring: 'true' })
    expect(await find(weekly)).toMatchObject({
      from: '2026-12-05',
      until: '2027-01-30',
      skipped: ['2026-12-19', '2026-12-26'],
    })
    const once = await find(await anEvent(browser, bounds))
    expect(once).not.toHaveProperty('from')
    expect(once).not.toHaveProperty('skipped')
  })
})

describe('parallel changes of events', () => {
  it('neither loses nor restores events while others are created, saved and deleted', async () => {
    const ids = await Promise.all(Array.from({ length: 12 }, () => anEvent(browser)))
    const doomed = ids.filter((_, at) => at % 3 === 0)
    const edited = ids.filter((_, at) => at % 3 === 1)
    const [, , created] = await Promise.all([
      Promise.all(doomed.map(id => remove(id))),
      Promise.all(edited.map(id => save(id, { title: `Saved ${id}` }))),
      Promise.all(Array.from({ length: 8 }, () => anEvent(browser))),
      ...doomed.map(id =>
        browser.send(updateEvent, { params: { id }, body: eventForm({ title: 'Zombie' }) }),
      ),
    ])
    const stored = new Map((await all()).map(event => [event.id, event.title]))
    expect(doomed.filter(id => stored.has(id))).toEqual([])
    expect(edited.map(id => stored.get(id))).toEqual(edited.map(id => `Saved ${id}`))
    expect(ids.filter((_, at) => at % 3 === 2).every(id => stored.has(id))).toBe(true)
    expect(created.every(id => stored.has(id))).toBe(true)
  })
})

// Refusals of single fields are tested next to their schema: src/domain/events/change.test.ts.
const bad: [string, Record<string, string | Blob | undefined>, string, string][] = [
  ['an empty title', { title: '  ' }, 'title', 'Enter a title.'],
  ['a file for a title', { title: new Blob(['x']) }, 'title', 'The title is missing.'],
  ['an SVG', { imageFile: new Blob(['<svg/>']) }, 'imageFile', 'PNG, JPEG'],
  ['a picture that nobody stored', { image: 'no-such.jpg' }, 'image', 'There is no such picture.'],
]

describe('invalid input', () => {
  it.each(bad)(
    '%s is rejected with a message at its field, and nothing changes',
    async (_, values, field, text) => {
      const id = await anEvent(browser)
      const before = site.dump()
      for (const body of [
        await browser.fetchJson(createEvent, { body: eventForm(values) }, 400),
        await save(id, values, 400),
      ]) {
        expect(body).toMatchObject({ success: false, code: 'invalid' })
        expect(body.fields[field]).toContain(text)
      }
      expect(site.dump()).toEqual(before)
    },
  )

  it('names all invalid fields of an empty form at once', async () => {
    const { fields } = await browser.fetchJson(createEvent, { body: new FormData() }, 400)
    expect(Object.keys(fields).sort()).toEqual(
      ['category', 'date', 'description', 'endTime', 'location', 'startTime', 'title'].sort(),
    )
  })

  it.each<[string, () => object, number, string]>([
    [
      'a picture of 10 MB',
      () => ({ imageFile: new Blob([new Uint8Array(10_000_000)]) }),
      413,
      'at most',
    ],
    [
      'a picture just over 4 MB',
      () => ({ imageFile: new Blob([new Uint8Array(4_194_305)]) }),
      413,
      '4 MB',
    ],
  ])('refuses %s', async (_, values, status, text) => {
    const before = site.dump()
    const { error } = await browser.fetchJson(
      createEvent,
      { body: eventForm({ ...values() }) },
      status,
    )
    expect(error).toContain(text)
    expect(site.dump()).toEqual(before)
  })

  it('rejects JSON and an empty body', async () => {
    await browser.fetchJson(createEvent, { body: FIELDS }, 400)
    await browser.fetchJson(createEvent, {}, 400)
  })

  it('stores HTML in every field as text, and removes control characters', async () => {
    const html = '<img src=x onerror=alert(1)>"\'&'
    const id = await anEvent(browser, {
      title: `${html}\u0000\n next`,
      description: `${html}\r\nsecond line\u0007`,
      location: html,
      moreInfoUrl: 'https://example.org/?q=%3Cscript%3E',
    })
    expect(await find(id)).toMatchObject({
      title: `${html} next`,
      description: `${html}\r\nsecond line`,
      location: html,
    })
  })

  it.each(['nothing', 'a/b', '../events', 'A1', '%2e%2e', '1763740800000', 'x'.repeat(400)])(
    'the id %j is not found',
    async id => {
      const before = site.dump()
      expect((await save(id, {}, 404)).error).toBe('There is no such event.')
      expect((await remove(id, 404)).error).toBe('There is no such event.')
      await restore(id, {}, 404)
      await restore(id, { revision: 1 }, 404)
      await browser.fetchJson(getEventVersions, { params: { id } }, 404)
      expect(site.dump()).toEqual(before)
    },
  )

  it('reports a missing id', async () => {
    for (const body of [
      await browser.fetchJson(updateEventWithoutId, { body: eventForm() }, 400),
      await browser.fetchJson(deleteEventWithoutId, {}, 400),
      await save(' ', {}, 400),
      await remove(' ', 400),
    ]) {
      expect(body).toMatchObject({ success: false, error: 'Event ID is missing.' })
    }
  })
})
