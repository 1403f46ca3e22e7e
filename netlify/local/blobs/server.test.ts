import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getDeployStore, getStore, listStores, setEnvironmentContext } from '@netlify/blobs'
import { purgeCache } from '@netlify/functions'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Blobs, startBlobs } from './server.ts'

let blobs: Blobs
const dataDir = mkdtempSync(join(tmpdir(), 'blobs-'))
const purges: unknown[] = []

beforeAll(async () => {
  blobs = await startBlobs({ dataDir, onPurge: tags => purges.push(tags) })
  setEnvironmentContext(blobs.context)
})
afterAll(async () => {
  await blobs.close()
  rmSync(dataDir, { recursive: true })
})

let count = 0
let store: ReturnType<typeof getStore>
beforeEach(() => {
  count += 1
  store = getStore({ name: `store-${count}`, consistency: 'strong' })
})

/** A client that makes one try and returns its status, where the library would retry or hide it. */
const raw = (path: string, init: RequestInit & { token?: string } = {}) =>
  fetch(blobs.url + path, {
    ...init,
    headers: { authorization: `Bearer ${init.token ?? blobs.context.token}`, ...init.headers },
  })

describe('one blob', () => {
  it('stores, returns and deletes a blob', async () => {
    expect(await store.get('a')).toBeNull()
    expect(await store.getMetadata('a')).toBeNull()
    expect(await store.getWithMetadata('a')).toBeNull()
    const written = await store.set('a', 'one')
    expect(written.modified).toBe(true)
    expect(written.etag).toMatch(/^"[\w-]{20}"$/)
    expect(await store.get('a')).toBe('one')
    await store.delete('a')
    expect(await store.get('a')).toBeNull()
    await store.delete('a')
  })

  it('keeps text, JSON and every byte as they are', async () => {
    const bytes = Uint8Array.from({ length: 1024 }, (_, index) => index % 256)
    await store.set('bytes', bytes.buffer)
    await store.set('blob', new Blob([bytes]))
    await store.set('text', 'as-salāmu ʿalaykum — السلام عليكم')
    await store.setJSON('json', { iqama: ['05:10'], n: 1 })
    await store.set('empty', '')
    expect(new Uint8Array(await store.get('bytes', { type: 'arrayBuffer' }))).toEqual(bytes)
    expect(new Uint8Array(await store.get('blob', { type: 'arrayBuffer' }))).toEqual(bytes)
    expect(await store.get('text')).toBe('as-salāmu ʿalaykum — السلام عليكم')
    expect(await store.get('json', { type: 'json' })).toEqual({ iqama: ['05:10'], n: 1 })
    expect(await store.get('empty')).toBe('')
    const stream = await store.get('bytes', { type: 'stream' })
    expect((await new Response(stream).arrayBuffer()).byteLength).toBe(1024)
  })

  it('stores 25 MB', async () => {
    const large = new Uint8Array(25 * 1024 * 1024).fill(7)
    large[large.length - 1] = 9
    await store.set('large', large.buffer)
    const back = new Uint8Array(await store.get('large', { type: 'arrayBuffer' }))
    expect(Buffer.compare(back, large)).toBe(0)
  })

  it('returns metadata on get and head, and drops it with the next write', async () => {
    const metadata = { author: 'Āmina', size: 3, nested: { list: [1, 2] } }
    const { etag } = await store.set('m', 'abc', { metadata })
    expect(await store.getMetadata('m')).toEqual({ etag, metadata })
    expect(await store.getWithMetadata('m')).toEqual({ data: 'abc', etag, metadata })
    await store.set('m', 'abc')
    expect((await store.getMetadata('m'))?.metadata).toEqual({})
  })

  it('makes a new ETag for every write, even of the same bytes or after a delete', async () => {
    const seen = new Set<string | undefined>()
    for (let round = 0; round < 20; round += 1) {
      seen.add((await store.set('e', 'same')).etag)
      if (round % 5 === 0) await store.delete('e')
    }
    expect(seen.size).toBe(20)
  })

  it('responds with 304 to the current ETag, and with the body to an older one', async () => {
    const first = await store.set('c', 'one', { metadata: { v: 1 } })
    const fresh = await store.getWithMetadata('c', { etag: first.etag! })
    expect(fresh).toEqual({ data: null, etag: first.etag, metadata: { v: 1 } })
    const second = await store.set('c', 'two')
    const stale = await store.getWithMetadata('c', { etag: first.etag! })
    expect(stale).toEqual({ data: 'two', etag: second.etag, metadata: {} })
  })

  it.each(['a', 'a/b', 'a/b/c', 'with space', 'ünïcode/ключ', `${'k'.repeat(599)}z`])(
    'takes the key %j',
    async key => {
      await store.set(key, key)
      expect(await store.get(key)).toBe(key)
      expect((await store.list()).blobs.map(blob => blob.key)).toEqual([key])
    },
  )

  it('stores a key and keys below it at the same time', async () => {
    await store.set('a', '1')
    await store.set('a/b', '2')
    await store.set('a/b/c', '3')
    await store.delete('a/b')
    expect(await store.get('a')).toBe('1')
    expect(await store.get('a/b')).toBeNull()
    expect(await store.get('a/b/c')).toBe('3')
  })
})

describe('conditional writes', () => {
  it('onlyIfNew writes once, until the key is deleted', async () => {
    expect((await store.set('n', '1', { onlyIfNew: true })).modified).toBe(true)
    expect(await store.set('n', '2', { onlyIfNew: true })).toEqual({ modified: false })
    expect(await store.get('n')).toBe('1')
    await store.delete('n')
    expect((await store.setJSON('n', 3, { onlyIfNew: true })).modified).toBe(true)
  })

  it('onlyIfMatch writes over the version it names and no other', async () => {
    const { etag } = await store.set('m', '1')
    const second = await store.set('m', '2', { onlyIfMatch: etag! })
    expect(second.modified).toBe(true)
    expect(second.etag).not.toBe(etag)
    expect(await store.set('m', '3', { onlyIfMatch: etag! })).toEqual({ modified: false })
    expect(await store.get('m')).toBe('2')
    expect(await store.set('absent', '1', { onlyIfMatch: etag! })).toEqual({ modified: false })
    await store.delete('m')
    const gone = await store.set('m', '4', { onlyIfMatch: second.etag! })
    expect(gone).toEqual({ modified: false })
  })

  it('counts 100 parallel compare-and-swap increments', async () => {
    await store.setJSON('counter', 0)
    const increment = async () => {
      for (;;) {
        const current = (await store.getWithMetadata('counter', { type: 'json' }))!
        const next = await store.setJSON('counter', current.data + 1, {
          onlyIfMatch: current.etag!,
        })
        if (next.modified) return
      }
    }
    await Promise.all(Array.from({ length: 100 }, increment))
    expect(await store.get('counter', { type: 'json' })).toBe(100)
  })

  it('accepts exactly one of two parallel onlyIfNew writes, in each of 50 trials', async () => {
    for (let trial = 0; trial < 50; trial += 1) {
      const tries = await Promise.all(
        ['left', 'right'].map(async side => {
          const { modified } = await store.set(`t${trial}`, side, { onlyIfNew: true })
          return { side, modified }
        }),
      )
      const winners = tries.filter(attempt => attempt.modified)
      expect(winners).toHaveLength(1)
      expect(await store.get(`t${trial}`)).toBe(winners[0]?.side)
    }
  })
})

describe('lists', () => {
  const keys = ['a', 'a/1', 'a/2', 'a/b/1', 'a/b/2', 'ab', 'b/c/d', 'z']

  it.each([
    ['everything', {}, keys, []],
    ['a prefix', { prefix: 'a' }, ['a', 'a/1', 'a/2', 'a/b/1', 'a/b/2', 'ab'], []],
    ['a folder', { prefix: 'a/' }, ['a/1', 'a/2', 'a/b/1', 'a/b/2'], []],
    ['an unknown prefix', { prefix: 'q' }, [], []],
    ['directories', { directories: true }, ['a', 'ab', 'z'], ['a', 'b']],
    ['directories of a folder', { directories: true, prefix: 'a/' }, ['a/1', 'a/2'], ['a/b']],
    ['directories of a part', { directories: true, prefix: 'a/b' }, [], ['a/b']],
  ] as const)('%s', async (_, options, blobKeys, directories) => {
    for (const key of keys) await store.set(key, key)
    const result = await store.list(options)
    expect(result.blobs.map(blob => blob.key)).toEqual(blobKeys)
    expect(result.directories).toEqual(directories)
    for (const { key, etag } of result.blobs)
      expect(etag).toBe((await store.getMetadata(key))?.etag)
  })

  it('lists pages of 1000, each key once, regardless of writes in between', async () => {
    const all = Array.from({ length: 2100 }, (_, n) => `log/${String(n).padStart(4, '0')}`)
    for (let start = 0; start < all.length; start += 50)
      await Promise.all(all.slice(start, start + 50).map(key => store.set(key, '')))
    const sizes: number[] = []
    const seen: string[] = []
    for await (const page of store.list({ prefix: 'log/', paginate: true })) {
      sizes.push(page.blobs.length)
      seen.push(...page.blobs.map(blob => blob.key))
      await store.set(`log/0000-before-${sizes.length}`, '')
    }
    expect(sizes).toEqual([1000, 1000, 100])
    expect(seen).toEqual(all)
    expect((await store.list({ directories: true })).directories).toEqual(['log'])
  })

  it('lists the stores of the site without deploy stores', async () => {
    await store.set('x', '1')
    await getDeployStore({ name: 'assets', deployID: 'd1' }).set('x', '2')
    const { stores } = await listStores()
    expect(stores).toContain(`store-${count}`)
    expect(stores.filter(name => name.includes('d1'))).toEqual([])
    expect(await getDeployStore({ name: 'assets', deployID: 'd1' }).get('x')).toBe('2')
    expect(await store.get('x')).toBe('1')
  })

  it('deleteAll empties one store and returns how many', async () => {
    const other = getStore(`other-${count}`)
    await other.set('k', 'stays')
    await store.set('a', '1')
    await store.set('a/b', '2')
    expect(await store.deleteAll()).toEqual({ deletedBlobs: 2 })
    expect((await store.list()).blobs).toEqual([])
    expect(await other.get('k')).toBe('stays')
  })
})

describe('refusals', () => {
  const wrong = { token: 'wrong' }
  it.each([
    ['a wrong token on read', '/local/site:x/k', { method: 'GET', ...wrong }, 401],
    ['a wrong token on write', '/local/site:x/k', { method: 'PUT', body: '1', ...wrong }, 401],
    ['a wrong token on purge', '/api/v1/purge', { method: 'POST', body: '{}', ...wrong }, 401],
    ['another site', '/elsewhere/site:x/k', { method: 'GET' }, 403],
    ['no site', '/', { method: 'GET' }, 400],
    ['a broken escape', '/local/site:x/%zz', { method: 'GET' }, 400],
    ['a key too long', `/local/site:x/${'k'.repeat(601)}`, { method: 'PUT', body: '1' }, 400],
    ['an unknown method', '/local/site:x/k', { method: 'POST', body: '1' }, 405],
    ['a broken purge', '/api/v1/purge', { method: 'POST', body: 'x' }, 400],
    [
      'both conditions',
      '/local/site:x/k',
      { method: 'PUT', body: '1', headers: { 'if-match': '"a"', 'if-none-match': '*' } },
      400,
    ],
  ] as const)('%s', async (_, path, init, status) => {
    const response = await raw(path, init)
    expect(response.status).toBe(status)
    expect(purges).toEqual([])
    expect(await getStore('x').get('k')).toBeNull()
  })

  it('stores nothing for a write without a token, and the client gets an error', async () => {
    const intruder = getStore({
      name: 's',
      siteID: 'local',
      token: 'wrong',
      edgeURL: blobs.url,
    })
    await expect(intruder.set('k', '1')).rejects.toThrow(/401|token/i)
  })
})

describe('purgeCache', () => {
  it('passes a purge with its tags to the host, or without tags for everything', async () => {
    const call = { apiURL: blobs.url, token: blobs.context.token, siteID: blobs.context.siteID }
    await purgeCache({ ...call, tags: ['content', 'events'] })
    await purgeCache(call)
    expect(purges.splice(0)).toEqual([['content', 'events'], undefined])
  })
})
