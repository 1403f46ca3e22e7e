import { expect, it } from 'vitest'
import { type BackupBlob, type BackupSource, collect } from './collect.ts'

/** A storage in memory; `onRead` simulates changes by others while it is read. */
function storage(
  blobs: Map<string, string>,
  onRead: (key: string, count: number) => void = () => {},
) {
  let count = 0
  const source: BackupSource = {
    list: async () =>
      [...blobs].map(([key, text]): BackupBlob => ({ store: 'documents', key, etag: text })),
    read: async ({ key }) => {
      const text = blobs.get(key)
      onRead(key, ++count)
      return text === undefined
        ? null
        : { bytes: new TextEncoder().encode(text), metadata: { key } }
    },
  }
  return source
}

const textOf = async (body: Pick<Blob, 'arrayBuffer'>) =>
  new TextDecoder().decode(await body.arrayBuffer())
const texts = async (source: BackupSource, signal?: AbortSignal) => {
  const { held, consistent } = await collect(source, signal ? { signal } : {})
  const read = held.map(async ({ entry, body }) => [entry.key, await textOf(body)])
  return { consistent, texts: Object.fromEntries(await Promise.all(read)) }
}

const start = () =>
  new Map([
    ['b', 'two'],
    ['a', 'one'],
    ['c', 'three'],
  ])

it('collects every entry with its size, hash and metadata, in order', async () => {
  const { held, consistent } = await collect(storage(start()))
  expect(consistent).toBe(true)
  expect(held.map(({ entry }) => entry.key)).toEqual(['a', 'b', 'c'])
  // printf one | sha256sum
  expect(held[0]?.entry).toEqual({
    store: 'documents',
    key: 'a',
    metadata: { key: 'a' },
    size: 3,
    sha256: '7692c3ad3540bb803c020b3aee66cd8887123234ea0c6e7143c0add73ff431ed',
  })
})

it('reads entries again that were changed, added or removed meanwhile', async () => {
  const blobs = start()
  const source = storage(blobs, (_, count) => {
    if (count !== 3) return
    blobs.set('a', 'changed').set('d', 'new').delete('b')
  })
  expect(await texts(source)).toEqual({
    consistent: true,
    texts: { a: 'changed', c: 'three', d: 'new' },
  })
})

it('gives up, and reports it, when entries keep changing', async () => {
  const blobs = start()
  const source = storage(blobs, (_, count) => blobs.set('a', `${count}`))
  expect(await texts(source)).toMatchObject({ consistent: false, texts: { b: 'two', c: 'three' } })
})

it('reports its progress', async () => {
  const reported: number[][] = []
  await collect(storage(start()), { onProgress: (...progress) => reported.push(progress) })
  expect(reported).toEqual([
    [0, 3],
    [1, 3],
    [2, 3],
    [3, 3],
    [3, 3],
  ])
})

it('stops when aborted, and at the first failure', async () => {
  const stop = new AbortController()
  const source = storage(start(), () => stop.abort(new Error('stopped')))
  await expect(texts(source, stop.signal)).rejects.toThrow('stopped')
  const failing = { ...source, read: () => Promise.reject(new Error('broken')) }
  await expect(texts(failing)).rejects.toThrow('broken')
})

it('reads again what it does not keep in memory, and fails where that has changed', async () => {
  const blobs = start()
  const { held } = await collect(storage(blobs), { readsAgain: ({ key }) => key !== 'a' })
  blobs.set('a', 'four')
  blobs.set('b', 'five')
  blobs.delete('c')
  const changed = (key: string) =>
    new Error(`"entries/documents/${key}" changed while the backup was written`)
  expect(await Promise.allSettled(held.map(({ body }) => textOf(body)))).toEqual([
    { status: 'fulfilled', value: 'one' },
    { status: 'rejected', reason: changed('b') },
    { status: 'rejected', reason: changed('c') },
  ])
})
