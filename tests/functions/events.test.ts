import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { seedEvents } from '#config/seed/events.ts'
import {
  createEvent,
  deleteEvent,
  deleteEventWithoutId,
  type EventAnswer,
  getDeletedEvents,
  getEvents,
  getEventVersions,
  restoreEvent,
  updateEvent,
  updateEventWithoutId,
} from '#contract/events.ts'
import { getUpload } from '#contract/uploads.ts'
import type { User } from '#domain/account/user.ts'
import { forgetDocuments } from '#server/storage/documents.ts'
import { addAdmin, type Browser, signedIn } from './browser.ts'
import { anEvent, eventForm, FIELDS } from './eventForms.ts'
import { testPicture } from './pictures.ts'
import { type Site, startSite } from './site.ts'

vi.mock('node:crypto', async original => (await import('./cheapHashes.ts')).cheapCrypto(original))
vi.mock('#server/publish/purge.ts', () => ({ purge: async () => {} }))

let site: Site
let amina: User
let browser: Browser
beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  site = await startSite({ SITE_NOW: '2026-11-21T17:00:00Z' })
  amina = await addAdmin('Amina')
  browser = await signedIn(site, amina)
})
afterAll(async () => {
  vi.restoreAllMocks()
  await site.stop()
})

const all = (): Promise<EventAnswer[]> => browser.answer(getEvents)
const visitors = async (): Promise<EventAnswer[]> => (await site.send(getEvents)).json()
const find = async (id: string) => (await all()).find(event => event.id === id)
const save = (id: string, told: Parameters<typeof eventForm>[0] = {}, status = 200) =>
  browser.answer(updateEvent, { params: { id }, body: eventForm(told) }, status)
const remove = (id: string, status = 200) => browser.answer(deleteEvent, { params: { id } }, status)
const restore = (id: string, body?: object, status = 200) =>
  browser.answer(restoreEvent, { params: { id }, body }, status)

describe('the list', () => {
  it('is the seed until the first save', async () => {
    expect((await visitors()).map(event => event.title)).toEqual(
      seedEvents.map(event => event.title),
    )
  })

  it('shows visitors the active ones and an admin all; only the former is kept by the CDN', async () => {
    const id = await anEvent(browser, { active: 'false' })
    expect(await find(id)).toMatchObject({ active: false })
    expect((await visitors()).some(event => event.id === id)).toBe(false)
    const shared = await site.send(getEvents)
    expect(shared.headers.get('netlify-cdn-cache-control')).toContain('public')
    expect(shared.headers.get('netlify-cache-tag')).toContain('events')
    expect(shared.headers.get('netlify-vary')).toContain('cookie=__Host-session')
    const own = await browser.send(getEvents)
    expect(own.headers.get('cache-control')).toBe('private, no-store')
    expect(own.headers.get('netlify-cdn-cache-control')).toBeNull()
  })

  it('does not tell visitors who saved what', async () => {
    await anEvent(browser)
    expect(await (await site.send(getEvents)).text()).not.toContain('Amina')
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

describe('a new event', () => {
  it('gets its id here, whatever the client calls it', async () => {
    const id = await anEvent(browser, { id: '1763740800000' })
    expect(id).toMatch(/^[a-z0-9]{8}$/)
    expect(await find(id)).toMatchObject({ ...FIELDS, id, active: true, recurring: false })
  })

  it('takes the odd forms of dates and times', async () => {
    const id = await anEvent(browser, {
      date: '2026-12-05T00:00:00.000Z',
      startTime: '18:30:00',
      endTime: '9:05',
    })
    expect(await find(id)).toMatchObject({
      date: '2026-12-05',
      startTime: '18:30',
      endTime: '09:05',
    })
  })

  it('keeps bounds and skipped days of a weekly one alone', async () => {
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

  it.each(['imageFile', 'image'])('takes a picture as %s', async field => {
    const { event } = await browser.answer(createEvent, {
      body: eventForm({ [field]: await testPicture('webp') }),
    })
    expect(event.image).toMatch(/^[0-9a-f]{64}\.webp$/)
    const picture = await site.send(getUpload, { params: { image: event.image } })
    expect(picture.headers.get('content-type')).toBe('image/webp')
  })
})

describe('a saved event', () => {
  it('keeps its picture unless told to drop it', async () => {
    const id = await anEvent(browser, { imageFile: await testPicture() })
    const { image } = (await find(id))!
    expect((await save(id)).event.image).toBe(image)
    expect((await save(id, { image: undefined })).event.image).toBe(image)
    expect((await save(id, { removeImage: 'true' })).event.image).toBe('')
  })

  it('clears an empty More Info address and keeps an absent one', async () => {
    const id = await anEvent(browser, { moreInfoUrl: 'https://example.org/dinner' })
    expect((await save(id, { moreInfoUrl: undefined })).event.moreInfoUrl).toContain('dinner')
    expect((await save(id, { moreInfoUrl: '' })).event.moreInfoUrl).toBe('')
  })

  it('keeps what an older client does not know of, and takes its clock time', async () => {
    const startsAt = JSON.stringify({ prayer: 'isha', at: 'iqama', minutes: 10 })
    const id = await anEvent(browser, {
      recurring: 'true',
      active: 'false',
      skipped: '2026-12-12',
      startTime: undefined,
      startsAt,
    })
    const { event } = await save(id, { startTime: undefined })
    expect(event).toMatchObject({ recurring: true, active: false, skipped: ['2026-12-12'] })
    expect(event.startsAt).toMatchObject({ prayer: 'isha' })
    const again = (await save(id, { startTime: '19:00' })).event
    expect(again.startTime).toBe('19:00')
    expect(again).not.toHaveProperty('startsAt')
  })

  it('is not overwritten by a save on top of an older version', async () => {
    const id = await anEvent(browser)
    const { revision } = (await find(id))!
    const other = await signedIn(site, await addAdmin('Bilal'))
    await save(id, { base: String(revision), title: 'Mine' })
    const before = site.dump()
    const told = await other.answer(
      updateEvent,
      {
        params: { id },
        body: eventForm({ base: String(revision), imageFile: await testPicture() }),
      },
      409,
    )
    expect(told).toMatchObject({ code: 'conflict', current: { id, title: 'Mine' } })
    expect(site.dump()).toEqual(before)
    const { revision: newer } = told.current
    expect((await save(id, { base: String(newer), title: 'Ours' })).event.title).toBe('Ours')
  })

  it('keeps its earlier versions, which can be saved anew', async () => {
    const id = await anEvent(browser, { title: 'First' })
    await save(id, { title: 'Second' })
    await save(id, { title: 'Third' })
    const { versions } = await browser.answer(getEventVersions, { params: { id } })
    expect(versions.map((one: EventAnswer) => one.title)).toEqual(['Second', 'First'])
    expect(versions[0]).toMatchObject({ savedBy: 'Amina' })
    const { event } = await restore(id, { revision: versions[1].revision })
    expect(event.title).toBe('First')
    expect(event.revision).toBeGreaterThan(versions[0].revision)
    await restore(id, { revision: versions[1].revision, base: 1 }, 409)
    await restore(id, { revision: 99_999 }, 404)
  })

  it('lists its versions without one that goes while they are read', async () => {
    const id = await anEvent(browser, { title: 'First' })
    for (const title of ['Second', 'Third']) await save(id, { title })
    const real = globalThis.fetch
    let gone = 0
    const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const isVersion = String(input).includes(`versions/event/${id}/0`)
      if (!isVersion || gone > 0) return real(input, init)
      gone += 1
      return new Response(null, { status: 404 })
    })
    try {
      const { versions } = await browser.answer(getEventVersions, { params: { id } })
      expect([gone, versions.map((one: EventAnswer) => one.title)]).toEqual([1, ['First']])
    } finally {
      spy.mockRestore()
    }
  })
})

describe('a deleted event', () => {
  it('is gone, can be brought back as it was, and is named by the log', async () => {
    const id = await anEvent(browser, { title: 'Gone and back', imageFile: await testPicture() })
    const before = (await find(id))!
    await remove(id)
    expect(await find(id)).toBeUndefined()
    const { events } = await browser.answer(getDeletedEvents)
    expect(events[0]).toMatchObject({ id, title: 'Gone and back', deletedBy: 'Amina' })
    const { event } = await restore(id)
    expect({ ...event, revision: 0 }).toEqual({ ...before, revision: 0 })
    expect(event.revision).toBeGreaterThan(before.revision)
    expect((await browser.answer(getDeletedEvents)).events).not.toContainEqual(
      expect.objectContaining({ id }),
    )
  })

  it('may be deleted and restored twice, and is not saved in between', async () => {
    const id = await anEvent(browser)
    await remove(id)
    await remove(id)
    expect(await save(id, {}, 410)).toMatchObject({ code: 'deleted' })
    await restore(id)
    await restore(id)
    expect((await all()).filter(event => event.id === id)).toHaveLength(1)
  })

  it('is gone for good after 30 days', async () => {
    const id = await anEvent(browser)
    await remove(id)
    const now = Date.now()
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      vi.setSystemTime(now + 29.9 * 86_400_000)
      const late = await signedIn(site, amina)
      await late.answer(restoreEvent, { params: { id } })
      await late.answer(deleteEvent, { params: { id } })
      vi.setSystemTime(now + 60 * 86_400_000)
      const later = await signedIn(site, amina)
      expect(await later.answer(restoreEvent, { params: { id } }, 404)).toMatchObject({
        error: 'There is no such event.',
      })
      expect((await later.answer(getDeletedEvents)).events).toEqual([])
    } finally {
      vi.useRealTimers()
      browser = await signedIn(site, amina)
    }
  })
})

const LONG = 'x'.repeat(5000)
const bad: [string, Record<string, string | Blob | undefined>, string, string][] = [
  ['no title', { title: undefined }, 'title', 'The title is missing.'],
  ['an empty title', { title: '  ' }, 'title', 'Enter a title.'],
  ['a file for a title', { title: new Blob(['x']) }, 'title', 'The title is missing.'],
  ['a long title', { title: LONG }, 'title', 'at most 150'],
  ['no description', { description: undefined }, 'description', 'missing'],
  ['an empty description', { description: '' }, 'description', 'Enter a description.'],
  ['a long description', { description: LONG }, 'description', 'at most 4,000'],
  ['no date', { date: undefined }, 'date', 'Choose a date.'],
  ['a date of zeros', { date: '0000-00-00' }, 'date', 'real date'],
  ['a day that is none', { date: '2027-02-29' }, 'date', 'real date'],
  ['words for a date', { date: 'tomorrow' }, 'date', 'real date'],
  ['no start', { startTime: undefined }, 'startTime', 'Enter a start time.'],
  ['an unset start', { startTime: '00:00:00' }, 'startTime', 'Enter a start time.'],
  ['a start that is none', { startTime: '25:00' }, 'startTime', 'such as 19:30'],
  ['no end', { endTime: '' }, 'endTime', 'Enter an end time.'],
  ['no location', { location: undefined }, 'location', 'missing'],
  ['a long location', { location: LONG }, 'location', 'at most 200'],
  ['no category', { category: undefined }, 'category', 'Choose a category.'],
  ['a category there is not', { category: 'sports' }, 'category', 'Choose a category.'],
  ['a flag that is none', { active: 'perhaps' }, 'active', 'true or false'],
  ['a script for an address', { moreInfoUrl: 'javascript:alert(1)' }, 'moreInfoUrl', 'https://'],
  ['a script for a picture', { image: 'javascript:alert(1)' }, 'image', 'https://'],
  ['a picture from the next folder', { image: '../secret' }, 'image', 'https://'],
  ['an SVG', { imageFile: new Blob(['<svg/>']) }, 'imageFile', 'PNG, JPEG'],
  ['skipped days that are none', { skipped: 'soon' }, 'skipped', 'dates such as'],
  ['bounds the wrong way round', { from: '2027-01-01', until: '2026-01-01' }, 'until', 'before'],
  ['a broken relative time', { startsAt: '{' }, 'startsAt', 'Choose a prayer'],
  ['a prayer there is not', { startsAt: '{"prayer":"tea"}' }, 'startsAt', 'Choose a prayer'],
  [
    'the iqama of sunrise',
    { startsAt: JSON.stringify({ prayer: 'sunrise', at: 'iqama', minutes: 5 }) },
    'startsAt',
    'Choose a prayer',
  ],
  [
    'Jumu’ah on a Saturday',
    { startsAt: JSON.stringify({ prayer: 'jumuah', at: 'iqama', minutes: 5 }) },
    'date',
    'Fridays',
  ],
]

describe('bad input', () => {
  it.each(bad)(
    '%s is refused by its field, and nothing is stored or lost',
    async (_, told, field, text) => {
      const id = await anEvent(browser)
      const before = site.dump()
      for (const answer of [
        await browser.answer(createEvent, { body: eventForm(told) }, 400),
        await save(id, told, 400),
      ]) {
        expect(answer).toMatchObject({ success: false, code: 'invalid' })
        expect(answer.fields[field]).toContain(text)
      }
      expect(site.dump()).toEqual(before)
    },
  )

  it('names all fields of an empty form at once', async () => {
    const { fields } = await browser.answer(createEvent, { body: new FormData() }, 400)
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
  ])('%s is refused', async (_, told, status, text) => {
    const before = site.dump()
    const { error } = await browser.answer(createEvent, { body: eventForm({ ...told() }) }, status)
    expect(error).toContain(text)
    expect(site.dump()).toEqual(before)
  })

  it('JSON and nothing at all are no forms', async () => {
    await browser.answer(createEvent, { body: FIELDS }, 400)
    await browser.answer(createEvent, {}, 400)
  })

  it('HTML in every field is text, and control characters are taken out', async () => {
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
    'the id %j is of no event',
    async id => {
      const before = site.dump()
      expect((await save(id, {}, 404)).error).toBe('There is no such event.')
      expect((await remove(id, 404)).error).toBe('There is no such event.')
      await restore(id, {}, 404)
      await restore(id, { revision: 1 }, 404)
      await browser.answer(getEventVersions, { params: { id } }, 404)
      expect(site.dump()).toEqual(before)
    },
  )

  it('an id that is missing is said to be', async () => {
    for (const answer of [
      await browser.answer(updateEventWithoutId, { body: eventForm() }, 400),
      await browser.answer(deleteEventWithoutId, {}, 400),
      await save(' ', {}, 400),
      await remove(' ', 400),
    ]) {
      expect(answer).toMatchObject({ success: false, error: 'Event ID is missing.' })
    }
  })
})

describe('many at once', () => {
  it('40 events created in parallel are all there, each with an id of its own', async () => {
    const titles = Array.from({ length: 40 }, (_, at) => `Parallel ${at}`)
    const ids = await Promise.all(titles.map(title => anEvent(browser, { title })))
    expect(new Set(ids).size).toBe(40)
    const stored = new Map((await all()).map(event => [event.id, event.title]))
    expect(ids.map(id => stored.get(id))).toEqual(titles)
  }, 60_000)

  it('creating, saving and deleting in parallel neither lose nor resurrect any', async () => {
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
  }, 60_000)
})

describe('when storage fails', () => {
  it('the list is a failure with the text for it, never empty', async () => {
    const broken = await startSite()
    await broken.blobs.close()
    forgetDocuments()
    const response = await broken.send(getEvents)
    expect(response.status).toBeGreaterThanOrEqual(500)
    expect(await response.json()).toMatchObject({ success: false, error: 'Failed to fetch events' })
  }, 30_000)
})
