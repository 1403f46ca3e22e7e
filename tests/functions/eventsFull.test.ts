import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createEvent } from '#contract/events.ts'
import { update } from '#server/storage/documents.ts'
import { eventsDocument } from '#server/storage/events.ts'
import { addAdmin, type Browser, signedIn } from './browser.ts'
import { eventForm } from './eventForms.ts'
import { type Site, startSite } from './site.ts'

vi.mock('node:crypto', async original => (await import('./cheapHashes.ts')).cheapCrypto(original))
vi.mock('#server/publish/purge.ts', () => ({ purge: async () => {} }))

let site: Site
let browser: Browser
beforeAll(async () => {
  site = await startSite()
  browser = await signedIn(site, await addAdmin('Amina'))
})
afterAll(() => site.stop())

const weekly = (count: number, startsAt?: object) =>
  update(eventsDocument, ({ value: { events, deleted } }) => {
    const { startsAt: _start, endsAt: _end, times: _times, ...plain } = { times: 0, ...events[0]! }
    const one = { ...plain, recurring: true, ...(startsAt && { startsAt }) }
    const made = Array.from({ length: count }, (_, at) => ({ ...one, id: `event${at}` }))
    return { events: made as typeof events, deleted }
  })

it('takes no event for which the list that is sent has no room', async () => {
  await weekly(4_000)
  const body = eventForm()
  expect((await browser.send(createEvent, { body })).status).toBe(200)
  await weekly(4_000, { prayer: 'maghrib', at: 'iqama', minutes: 15 })
  const response = await browser.send(createEvent, { body: eventForm() })
  expect([response.status, (await response.json()).code]).toEqual([409, 'full'])
})
