import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { createEvent } from '#contract/events.ts'
import { applyRestore, undoRestore } from '#contract/restore.ts'
import { getSettings, saveSettings } from '#contract/settings.ts'
import { setTheme } from '#contract/theme.ts'
import { purgeLimits } from '#server/publish/purge.ts'
import { eventForm } from './eventForms.ts'
import purging from './purging.json' with { type: 'json' }
import { browser, site, withAmina } from './running.ts'
import { allEndpoints, callFunction, ORIGIN } from './site.ts'

/** What happened, in order: 'purge content', 'response'. */
let events: string[]
let status = 202
let cdn: Server

beforeEach(async () => {
  events = []
  status = 202
  cdn = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    // Slower than any handler: a response that does not wait for the purge comes first.
    await new Promise(resolve => setTimeout(resolve, 150))
    events.push(`purge ${JSON.parse(body).cache_tags} ${status}`)
    response.writeHead(status).end()
    status = 202
  })
  await new Promise<void>(resolve => cdn.listen(0, '127.0.0.1', resolve))
})
withAmina(beforeEach, () => ({
  PURGE_API_URL: `http://127.0.0.1:${(cdn.address() as AddressInfo).port}`,
}))
afterEach(() => void cdn.close())

/** Sends a save and notes when its response is there; resolves when its late work has ended, too. */
async function save(method: string, path: string, body: unknown): Promise<void> {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const late: Promise<unknown>[] = []
  const response = await callFunction(
    new Request(ORIGIN + path, {
      method,
      headers: {
        cookie,
        'sec-fetch-site': 'same-origin',
        ...(!(body instanceof FormData) && { 'content-type': 'application/json' }),
      },
      body: body instanceof FormData ? body : JSON.stringify(body),
    }),
    { waitUntil: work => void late.push(work) },
  )
  events.push(`response ${response.status}`)
  await Promise.all(late)
}

it('purges what a save changed before its response', async () => {
  await save(setTheme.method, setTheme.path, { theme: 'theme-red' })
  expect(events).toEqual(['purge theme 202', 'response 200'])
})

it('responds after a failed purge was repeated', async () => {
  status = 500
  const { settings } = await (await site.send(getSettings)).json()
  const { timezone: _, ...fields } = settings
  await save(saveSettings.method, saveSettings.path, { ...fields, siteName: 'Masjid An-Noor' })
  expect(events.at(-1)).toBe('response 200')
  expect(events.filter(event => event.endsWith('500'))).toHaveLength(1)
  expect(events.filter(event => event.endsWith('202'))).toHaveLength(3)
})

it('responds to a third save of a tag within 5 s after its purge, at the end of the window', async () => {
  const { window, isLimited } = purgeLimits
  Object.assign(purgeLimits, { window: 2_000, isLimited: () => true })
  // However long the saves take, the window has not passed.
  vi.useFakeTimers({ toFake: ['Date'] })
  for (let count = 0; count < 3; count++) {
    await save(createEvent.method, createEvent.path, eventForm())
  }
  expect(events).toEqual(
    Array.from({ length: 3 }, () => ['purge events 202', 'response 200']).flat(),
  )
  vi.useRealTimers()
  Object.assign(purgeLimits, { window, isLimited })
})

it('purges nothing for a rejected save', async () => {
  await save(setTheme.method, setTheme.path, { theme: 'theme-pink' })
  expect(events).toEqual(['response 400'])
})

it('requires every contract that changes public responses to name them', async () => {
  const cached = (await allEndpoints()).flatMap(({ cache }) => cache?.tags ?? [])
  const changed = (await allEndpoints()).flatMap(({ changes }) => changes ?? [])
  expect(new Set(changed)).toEqual(new Set(cached))
  // A backup may hold anything.
  for (const { changes } of [applyRestore, undoRestore]) {
    expect(new Set(changes)).toEqual(new Set(cached))
  }
  const names = (await allEndpoints())
    .filter(({ changes }) => changes?.length)
    .map(({ method, path }: Endpoint) => `${method} ${path}`)
  expect(names.sort()).toEqual(purging)
})
