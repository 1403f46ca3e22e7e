import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { getStore, setEnvironmentContext } from '@netlify/blobs'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { openStore } from '#server/storage/store.ts'
import { startHost } from '../host.ts'
import { testProject } from '../testing/project.ts'
import { databaseFile } from './database.ts'
import { fetchInProcess } from './inProcess.ts'
import { type Blobs, startBlobs } from './server.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'blobs-'))
const { fetch } = globalThis
let blobs: Blobs
let passedOn: string[]
let failures: unknown[]

beforeAll(async () => {
  blobs = await startBlobs({ dataDir, onError: error => failures.push(error) })
  setEnvironmentContext(blobs.context)
  globalThis.fetch = fetchInProcess(blobs, (input, init) => {
    passedOn.push(`${init?.method} ${input}`)
    return fetch(input, init)
  })
})
beforeEach(() => {
  passedOn = []
  failures = []
})
afterAll(async () => {
  globalThis.fetch = fetch
  await blobs.close()
  rmSync(dataDir, { recursive: true })
})

it('gives the client the same responses as the socket, without the socket', async () => {
  const store = getStore({ name: 'in-process', consistency: 'strong' })
  const bytes = Uint8Array.from({ length: 256 }, (_, index) => index)
  const first = await store.setJSON('a', { n: 1 }, { metadata: { by: 'ʿAlī' }, onlyIfNew: true })
  expect(await store.setJSON('a', 2, { onlyIfNew: true })).toEqual({ modified: false })
  expect(await store.getWithMetadata('a', { type: 'json' })).toEqual({
    data: { n: 1 },
    etag: first.etag,
    metadata: { by: 'ʿAlī' },
  })
  expect((await store.getWithMetadata('a', { etag: first.etag! }))?.data).toBeNull()
  const second = await store.set('a', bytes.buffer, { onlyIfMatch: first.etag! })
  expect(second.modified).toBe(true)
  expect(await store.set('a', 'x', { onlyIfMatch: first.etag! })).toEqual({ modified: false })
  expect(new Uint8Array(await store.get('a', { type: 'arrayBuffer' }))).toEqual(bytes)
  expect((await store.list()).blobs).toEqual([{ key: 'a', etag: second.etag }])
  await store.delete('a')
  expect([await store.get('a'), await store.getMetadata('a')]).toEqual([null, null])
  expect(passedOn).toEqual([])
})

it('reads what the socket wrote, and the reverse', async () => {
  const path = `${blobs.url}/local/site:both/k`
  const headers = { authorization: `Bearer ${blobs.context.token}` }
  await fetch(path, { method: 'PUT', body: 'by socket', headers })
  expect(await getStore('both').get('k')).toBe('by socket')
  await getStore('both').set('k', 'in process')
  expect(await (await fetch(path, { headers })).text()).toBe('in process')
})

it('keeps the token check', async () => {
  const responses = await Promise.all(
    [{}, new Headers({ authorization: 'Bearer wrong' })].map(headers =>
      globalThis.fetch(`${blobs.url}/local/site:both/k`, { headers }),
    ),
  )
  expect(responses.map(response => response.status)).toEqual([401, 401])
})

it('passes on other addresses, other bodies and the purge', async () => {
  await getStore('s').set('k', new Blob(['a blob']))
  expect(await getStore('s').get('k')).toBe('a blob')
  const headers = [['authorization', `Bearer ${blobs.context.token}`]] as [string, string][]
  const purge = { method: 'POST', body: '{}', headers }
  expect((await globalThis.fetch(`${blobs.url}/api/v1/purge`, purge)).status).toBe(202)
  expect(passedOn).toEqual([`put ${blobs.url}/local/site:s/k`, `POST ${blobs.url}/api/v1/purge`])
})

it('reports why a write failed, in process as over the socket', async () => {
  const path = `${blobs.url}/local/site:full/k`
  const headers = { authorization: `Bearer ${blobs.context.token}` }
  const database = new DatabaseSync(databaseFile(dataDir))
  database.exec(
    "CREATE TRIGGER full BEFORE INSERT ON blobs BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END",
  )
  try {
    for (const send of [globalThis.fetch, fetch]) {
      failures = []
      expect((await send(path, { method: 'PUT', body: 'x', headers })).status).toBe(500)
      expect(failures).toEqual([expect.objectContaining({ message: 'database or disk is full' })])
      expect((await send(path, { headers })).status).toBe(404)
    }
  } finally {
    database.exec('DROP TRIGGER full')
    database.close()
  }
})

it('is how a host’s functions reach storage, while every other request is the global fetch', async () => {
  const project = testProject({ 'dist/index.html': 'home', 'netlify.toml': '' })
  const { fetch: before } = globalThis
  const sent = vi.spyOn(globalThis, 'fetch')
  const spy = globalThis.fetch
  const host = await startHost({
    ...{ root: project.root, dataDir: project.dataDir, port: 0 },
    pages: { folder: `${project.root}/dist` },
  })
  try {
    await openStore('documents').set('k', 'in process')
    expect(await openStore('documents').get('k')).toBe('in process')
    expect(sent).not.toHaveBeenCalled()
    expect(globalThis.fetch).toBe(spy)
  } finally {
    await host.close()
    sent.mockRestore()
    project.remove()
  }
  expect(globalThis.fetch).toBe(before)
})
