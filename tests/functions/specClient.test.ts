import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedEvents } from '#config/seed/events.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { ActivityQuerySchema } from '#contract/recentActivity.schema.ts'
import { purgeLimits } from '#server/publish/purge.ts'
import { addAdmin, Browser, PASSWORD } from './browser.ts'
import { testPicture } from './pictures.ts'
import { type Send, type Site, startSite } from './site.ts'

/**
 * A client that knows only docs/product.md, section 13: its paths, its payloads, and what it reads
 * from a response.
 */
let site: Site
let browser: Browser

beforeAll(async () => {
  // Saves one after the other wait for a purge: the platform accepts two in five seconds.
  purgeLimits.window = 50
  site = await startSite()
  const { email } = await addAdmin('Amina')
  browser = new Browser(site)
  const login = await request('POST', '/login', { body: { username: email, password: PASSWORD } })
  expect((await login.json()).user).toMatchObject({ name: 'Amina', email, role: 'admin' })
})
afterAll(() => site.stop())

const request = (method: Endpoint['method'], path: string, options: Send = {}) =>
  browser.send({ method, path: `/api${path}` } as Endpoint, options)
const json = async (...given: Parameters<typeof request>) => (await request(...given)).json()

/** Whether such a client treats a response as a failure. */
const isFailure = (body: Record<string, unknown>) =>
  body.success === false || 'error' in body || body.status === 'error'

/** The fields it sends: a temporary id, texts, no empty value but moreInfoUrl and image. */
function eventForm(change: Record<string, string | Blob> = {}): FormData {
  const form = new FormData()
  const fields = {
    id: String(Date.now()),
    title: 'Potluck',
    description: 'Bring a dish.',
    date: '2026-12-05T00:00:00.000Z',
    startTime: '18:30:00',
    endTime: '20:30:00',
    location: 'Main hall',
    image: '',
    active: 'true',
    recurring: 'false',
    category: 'social',
    moreInfoUrl: '',
    ...change,
  }
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}
const events = async () => (await json('GET', '/events')) as Record<string, unknown>[]

describe('events', () => {
  it('loads the picture of every event from {api}/uploads/{image}', async () => {
    const images = (await events()).map(({ image }) => String(image))
    expect(images).toHaveLength(seedEvents.length)
    for (const image of images) {
      expect(image).not.toContain('/')
      const picture = await request('GET', '/uploads/:image', { params: { image } })
      expect(picture.status).toBe(302)
      expect(picture.headers.get('location')).toBe(`/art/events/${image}`)
    }
    const none = await request('GET', '/uploads/:image', { params: { image: 'none.svg' } })
    expect(none.status).toBe(404)
  })

  it('creates an event, changes it with its picture, and deletes it', async () => {
    expect(isFailure(await json('POST', '/events', { body: eventForm() }))).toBe(false)
    const event = (await events()).find(({ title }) => title === 'Potluck')
    expect(event).toMatchObject({ date: '2026-12-05', startTime: '18:30', active: true })
    const params = { id: String(event?.id) }
    const withPicture = eventForm({ image: await testPicture('png') })
    expect(isFailure(await json('PUT', '/events/:id', { params, body: withPicture }))).toBe(false)
    const image = String((await events()).find(({ id }) => id === params.id)?.image)
    expect((await request('GET', '/uploads/:image', { params: { image } })).status).toBe(200)
    const again = eventForm({ image, title: 'Potluck dinner' })
    expect(isFailure(await json('PUT', '/events/:id', { params, body: again }))).toBe(false)
    expect((await events()).find(({ id }) => id === params.id)).toMatchObject({
      title: 'Potluck dinner',
      image,
    })
    expect(isFailure(await json('DELETE', '/events/:id', { params }))).toBe(false)
  })

  it('keeps a drawing whose name is sent back', async () => {
    const [first] = await events()
    const params = { id: String(first?.id) }
    const image = String(first?.image)
    await json('PUT', '/events/:id', { params, body: eventForm({ image }) })
    expect((await events()).find(({ id }) => id === params.id)?.image).toBe(image)
  })
})

it.each([{}, { page: '1', pageSize: '5' }])('lists recent activity for %j', async query => {
  const { data, totalPages } = await json('GET', '/recent-activity', { query })
  expect([Array.isArray(data), totalPages >= 1]).toEqual([true, true])
})

it('treats an empty page and page size as the defaults', () => {
  expect(ActivityQuerySchema.parse({ page: '', pageSize: '' })).toEqual({})
})

it.each([
  [{ page: '0' }, 'Must be from 1 to 100000.'],
  [{ page: '-1' }, 'Pages are counted from 1.'],
  [{ page: 'two' }, 'Pages are counted from 1.'],
  [{ pageSize: '101' }, 'Must be from 1 to 100.'],
  [{ from: 'today' }, 'A day is written as YYYY-MM-DD.'],
])('refuses %j in words', async (query, error) => {
  const response = await request('GET', '/recent-activity', { query })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ success: false, error })
})

it.each([
  ['/contact', { subject: 'prayer', phone: '' }],
  ['/contact', { subject: 'other' }],
  ['/contact', { subject: 'explore-islam' }],
  ['/contact', { subject: 'volunteer' }],
  ['/contact/school', { subject: 'events', phone: '(718) 222-3344' }],
])('sends a message to %s with %j', async (path, fields) => {
  const message = `Is the door open at noon, as on ${path} ${fields.subject}?`
  const body = { name: 'Omar', email: 'omar@mosque.test', message, ...fields }
  const response = await site.send({ method: 'POST', path: `/api${path}` } as Endpoint, { body })
  expect(response.ok).toBe(true)
})

describe('content', () => {
  it('gets content keyed by page, each with its sections', async () => {
    const { about } = await json('GET', '/content')
    expect(about).toMatchObject({ id: 'about', title: 'About', route: '/about' })
    expect(Object.keys(about)).toContain('lastUpdated')
    expect(about.sections['mission-vision']).toMatchObject({ id: 'mission-vision' })
  })

  it('saves a section as text, and school events with numeric ids', async () => {
    const event = { date: '2026-12-06', title: 'Fair', description: '', category: 'event' }
    const saved = await json('PUT', '/content/:pageId/:sectionId', {
      params: { pageId: 'schoolCalendar', sectionId: 'schoolEvents' },
      body: { content: JSON.stringify([{ ...event, id: 7 }]) },
    })
    expect(isFailure(saved)).toBe(false)
    const { schoolCalendar } = await json('GET', '/content')
    expect(schoolCalendar.sections.schoolEvents.parsedContent).toEqual([{ ...event, id: '7' }])
  })
})

it('reads the videos', async () => {
  const { featuredVideo, otherVideos } = await json('GET', '/youtube')
  expect(Array.isArray(otherVideos)).toBe(true)
  expect(featuredVideo === null || 'videoId' in featuredVideo).toBe(true)
})

describe('the account', () => {
  it('changes the password with only the current and the new one', async () => {
    const wrong = await request('POST', '/change-password', {
      body: { currentPassword: 'not mine', newPassword: 'olive trees by the river' },
    })
    expect([wrong.ok, typeof (await wrong.json()).error]).toEqual([false, 'string'])
    const body = { currentPassword: PASSWORD, newPassword: 'olive trees by the river' }
    expect(isFailure(await json('POST', '/change-password', { body }))).toBe(false)
  })
})
