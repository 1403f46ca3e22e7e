import { afterEach, expect, it } from 'vitest'
import { storeTexts } from '#server/content/store.ts'
import { callFunction, ORIGIN, type Site, startSite } from './site.ts'

const BY = { id: 'x', name: 'Amina' }
const get = (init: RequestInit = {}) =>
  callFunction(new Request(`${ORIGIN}/.well-known/security.txt`, init))

let site: Site
afterEach(() => site.stop())

it('names the contact of the site, for half a year from now', async () => {
  site = await startSite({ SITE_NOW: '2026-11-21T17:00:00Z', SITE_URL: ORIGIN })
  await storeTexts(BY, { 'header/email': 'office@masjid.test' })
  const response = await get()
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(response.headers.get('netlify-cache-tag')).toBe('content,settings')
  expect((await response.text()).split('\n')).toEqual([
    'Contact: mailto:office@masjid.test',
    'Expires: 2027-05-21T00:00:00.000Z',
    `Canonical: ${ORIGIN}/.well-known/security.txt`,
    '',
  ])
  expect((await get({ method: 'POST' })).status).toBe(405)
})

it.each([
  ['as the site came', undefined],
  ['with an address of a reserved domain', 'office@masjid.example'],
  ['with an address that is none', 'Ask at the office'],
  ['with a line more', 'office@masjid.test\nContact: https://attacker.test'],
  ['with an empty address', ''],
])('responds 404 %s', async (_, email) => {
  site = await startSite({ SITE_NOW: '2026-11-21T17:00:00Z' })
  if (email !== undefined) await storeTexts(BY, { 'header/email': email })
  expect((await get()).status).toBe(404)
})
