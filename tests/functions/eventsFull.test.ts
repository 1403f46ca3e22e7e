import { beforeAll, expect, it, vi } from 'vitest'
import { createEvent } from '#contract/events.ts'
import { update } from '#server/storage/documents.ts'
import { eventsDocument } from '#server/storage/events.ts'
import { eventForm } from './eventForms.ts'
import { browser, withAmina } from './running.ts'

vi.mock('#server/publish/purge.ts', () => import('./purged.ts'))

withAmina(beforeAll)

const weekly = (count: number, startsAt?: object, gone = 0) =>
  update(eventsDocument, ({ value: { events } }) => {
    const { startsAt: _start, endsAt: _end, times: _times, ...plain } = { times: 0, ...events[0]! }
    const one = { ...plain, recurring: true, ...(startsAt && { startsAt }) } as typeof plain
    const deletion = { deletedAt: new Date().toISOString(), deletedBy: 'Amina' }
    return {
      events: Array.from({ length: count }, (_, at) => ({ ...one, id: `event${at}` })),
      deleted: Array.from({ length: gone }, (_, at) => ({ ...one, ...deletion, id: `gone${at}` })),
    }
  })

it('rejects an event when the public list has no room for it', async () => {
  await weekly(4_000)
  const body = eventForm()
  expect((await browser.send(createEvent, { body })).status).toBe(200)
  await weekly(4_000, { prayer: 'maghrib', at: 'iqama', minutes: 15 })
  const response = await browser.send(createEvent, { body: eventForm() })
  expect([response.status, (await response.json()).code]).toEqual([409, 'full'])
})

it('accepts events again after a deletion, until storage itself is full', async () => {
  await weekly(4_000, undefined, 8_000)
  expect((await browser.send(createEvent, { body: eventForm() })).status).toBe(200)
  await weekly(4_000, undefined, 16_000)
  const { code, error } = await browser.fetchJson(createEvent, { body: eventForm() }, 409)
  expect([code, error]).toEqual(['full', expect.stringContaining('stays for 30 days')])
})
