import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import ICAL from 'ical.js'
import { expect, it } from 'vitest'
import { aMessage } from '../functions/contactForms.ts'
import { eventForm } from '../functions/eventForms.ts'
import { testPicture } from '../functions/pictures.ts'
import { ADMIN, type BundledSite } from '../support/bundledSite.ts'

/** Signs in over HTTP and returns the cookies. */
export async function signIn(url: string): Promise<string> {
  const response = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify(ADMIN),
  })
  expect(response.status, await response.text()).toBe(200)
  return response.headers
    .getSetCookie()
    .map(line => line.split(';')[0])
    .join('; ')
}

/** Tests the ways through the API that an admin and visitors take, over HTTP. */
export function journeys(site: () => BundledSite) {
  let cookie = ''
  let eventId = ''

  const send = async (method: string, path: string, body?: object) => {
    const isForm = body instanceof FormData
    return fetch(site().url + path, {
      method,
      redirect: 'manual',
      headers: {
        cookie,
        'sec-fetch-site': 'same-origin',
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    })
  }
  /** As a visitor requests it, without cookies. */
  const get = (path: string) => fetch(site().url + path, { redirect: 'manual' })
  const json = async (response: Response, status = 200) => {
    const text = await response.text()
    expect(response.status, text).toBe(status)
    return JSON.parse(text)
  }

  it('make the first admin at the first sign-in', async () => {
    expect((await json(await get('/api/session-status'), 401)).code).toBe('signed_out')
    cookie = await signIn(site().url)
    const { user } = await json(await send('GET', '/api/session-status'))
    expect(user).toMatchObject({ email: ADMIN.username })
  })

  it('save a section, which visitors then read', async () => {
    const section = '/api/content/about/mission-vision'
    // A copy without the save is in the cache before.
    expect((await json(await get('/api/newer?since=0'))).content.changed).toEqual({})
    const content = 'To pray together.\nTo learn together.'
    const saved = await json(await send('PUT', section, { content, base: 0 }))
    expect(saved.section.revision).toBe(saved.revision)
    const { changed, revision } = (await json(await get('/api/newer?since=0'))).content
    expect(revision).toBe(saved.revision)
    expect(changed['about/mission-vision']).toEqual({
      content,
      html: '<p>To pray together.</p><p>To learn together.</p>',
    })
    const late = await send('PUT', section, { content: 'To rest.', base: 0 })
    expect((await json(late, 409)).code).toBe('conflict')
  })

  it('create an event with a picture, and show both', async () => {
    const imageFile = await testPicture('png')
    const { event } = await json(
      await send('POST', '/api/events', eventForm({ title: 'Tea with neighbors', imageFile })),
      200,
    )
    eventId = event.id
    const listed = (await json(await get('/api/events'))) as { id: string; image: string }[]
    const image = listed.find(({ id }) => id === eventId)?.image ?? ''
    const picture = await get(`/api/uploads/${image}`)
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(await picture.bytes()).toEqual(new Uint8Array(await imageFile.arrayBuffer()))
  })

  it('fill the page of an event that is newer than the build', async () => {
    const response = await get(`/events/tea-with-neighbors-${eventId}`)
    expect(response.status).toBe(200)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    const page = await response.text()
    expect(page).toContain('<title')
    expect(page).toContain('Tea with neighbors')
    expect(page).not.toContain('__EVENT')
    expect((await get(`/events/${eventId}`)).headers.get('location')).toBe(
      `/events/tea-with-neighbors-${eventId}`,
    )
  })

  it('put the event into the feeds', async () => {
    const calendar = new ICAL.Component(ICAL.parse(await (await get('/events.ics')).text()))
    const uids = calendar
      .getAllSubcomponents('vevent')
      .map(one => String(one.getFirstPropertyValue('uid')))
    expect(uids.some(uid => uid.startsWith(eventId))).toBe(true)
    const feed = await json(await get('/events.json'))
    expect(feed.items.map(({ id }: { id: string }) => id)).toContain(eventId)
  })

  it('take a message, with a script and without', async () => {
    const { token } = await json(await get('/api/contact/token'))
    const message = 'Is there room for a stroller?'
    await json(await send('POST', '/api/contact', { ...aMessage({ message }), token }))
    const plain = await fetch(`${site().url}/api/contact`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams(Object.entries(aMessage({ message: 'Where can I park?' }))),
    })
    expect([plain.status, plain.headers.get('location')]).toEqual([303, '/contact/thanks'])
    const { messages } = await json(await send('GET', '/api/messages'))
    expect(messages.map((one: { message: string }) => one.message).sort()).toEqual([
      message,
      'Where can I park?',
    ])
  })

  it('see in a tick which build is public', async () => {
    expect((await json(await get('/api/health'))).build.state).toBe('unknown')
    await site().runScheduled('tick')
    expect((await json(await get('/api/health'))).build.state).toBe('waiting')
  })

  it('respond with 404 where there is nothing', async () => {
    for (const path of ['/no-such-page', '/events/nothing', '/api/uploads/nothing']) {
      expect((await get(path)).status, path).toBe(404)
    }
    expect((await json(await get('/api/nothing'), 404)).code).toBe('not_found')
  })

  it('pass npm run smoke, with an edit that is public within seconds', async () => {
    const command = join(import.meta.dirname, '../../netlify/admin/smoke.ts')
    const { stdout } = await promisify(execFile)('node', [command, site().url, '--sign-in'], {
      env: { ...process.env, SMOKE_EMAIL: ADMIN.username, SMOKE_PASSWORD: ADMIN.password },
    }).catch(error => {
      throw new Error(error.stdout + error.stderr)
    })
    expect(stdout).toMatch(/an edit nobody sees +ok +public \d+ ms after its save/)
    expect(stdout).toMatch(/ 0 failed$/m)
  }, 60_000)
}
