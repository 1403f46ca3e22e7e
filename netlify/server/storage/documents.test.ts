import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { withBlobs } from '#tests/support/blobs.ts'
import {
  currentEnvelope,
  document,
  forgetDocuments,
  listVersions,
  read,
  readVersion,
  UNCHANGED,
  update,
} from './documents.ts'
import { StorageError } from './errors.ts'
import { openStore } from './store.ts'
import { itemVersions } from './versions.ts'

const ListSchema = z.object({ items: z.array(z.string()) })
const list = document({
  key: 'list',
  version: 1,
  schema: ListSchema,
  seed: () => ({ items: ['seed'] }),
  keepVersions: true,
})

withBlobs(beforeEach)
beforeEach(forgetDocuments)
afterEach(() => {
  vi.restoreAllMocks()
})

const original = globalThis.fetch
const add = (item: string) => update(list, ({ value }) => ({ items: [...value.items, item] }))

describe('read', () => {
  it('returns the seed at revision 0 while nothing is stored', async () => {
    expect(await read(list)).toMatchObject({
      value: { items: ['seed'] },
      revision: 0,
      savedAt: null,
      savedBy: null,
    })
  })

  it('returns a save immediately, also in another reader', async () => {
    await add('one')
    forgetDocuments()
    expect((await read(list)).value.items).toEqual(['seed', 'one'])
  })

  it('throws when storage is down instead of returning the seed', async () => {
    await add('one')
    forgetDocuments()
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('connection refused'))
    await expect(read(list)).rejects.toThrow(StorageError)
  })

  it.each([
    ['not JSON', 'nonsense'],
    ['no envelope', '{"items":[]}'],
    [
      'a value of another shape',
      '{"revision":1,"savedAt":"2026-01-01T00:00:00.000Z","writes":[],"value":{"items":5}}',
    ],
  ])('throws on %s instead of returning the seed', async (_, text) => {
    await openStore('documents').set('list', text)
    await expect(read(list)).rejects.toThrow(StorageError)
  })
})

describe('versions of the shape', () => {
  const NewListSchema = z.object({
    items: z.array(z.object({ name: z.string(), done: z.boolean() })),
  })
  const newList = document({
    key: 'list',
    version: 2,
    schema: NewListSchema,
    items: { 'items.*': 'name' },
    upgrade: {
      1: ({ items }: z.output<typeof ListSchema>) => ({
        items: items.map(name => ({ name, done: false })),
      }),
    },
    seed: () => ({ items: [] }),
    keepVersions: true,
  })
  const storedList = () => openStore('documents').get('list', { type: 'json' })

  it('reads a document without a version as version 1 and stores the newest', async () => {
    const envelope = { revision: 1, savedAt: '2026-01-01T00:00:00.000Z', writes: [] }
    await openStore('documents').setJSON('list', { ...envelope, value: { items: ['one'] } })
    expect((await read(newList)).value.items).toEqual([{ name: 'one', done: false }])
    const [one] = (await read(newList)).value.items
    await update(newList, () => ({ items: [{ ...one!, done: true }] }))
    expect(await storedList()).toMatchObject({
      version: 2,
      value: { items: [{ name: 'one', done: true }] },
    })
  })

  it('upgrades a kept version', async () => {
    await add('one')
    forgetDocuments()
    await update(newList, ({ value }) => value)
    expect((await readVersion(newList, 1))?.value.items[0]).toEqual({ name: 'seed', done: false })
  })

  it('refuses to read, to replace and to restore what a newer release stored', async () => {
    await update(newList, () => ({ items: [] }))
    await update(newList, () => ({ items: [] }))
    forgetDocuments()
    const stored = await storedList()
    const sentence =
      'The document "list" was stored by a newer release (version 2); this one reads up to version 1.'
    await expect(read(list)).rejects.toThrow(sentence)
    await expect(add('one')).rejects.toThrow(sentence)
    await expect(readVersion(list, 1)).rejects.toThrow(sentence)
    expect(await storedList()).toEqual(stored)
  })

  it('keeps what this release cannot read through parallel saves', async () => {
    const bad = { name: 5, why: 'a newer release' }
    const value = { items: [{ name: 'a', done: true, stars: 3 }, bad], owner: 'x' }
    const envelope = { revision: 1, savedAt: '2026-01-01T00:00:00.000Z', writes: [], version: 2 }
    await openStore('documents').setJSON('list', { ...envelope, value, mark: 'kept' })
    const { value: known, unreadable } = await read(newList)
    expect(known).toEqual({ items: [{ name: 'a', done: true }] })
    expect(unreadable).toEqual([{ at: 'items.1', item: bad }])
    const more = ['b', 'c', 'd'].map(name => ({ name, done: false }))
    await Promise.all(
      more.map(item => update(newList, ({ value }) => ({ items: [...value.items, item] }))),
    )
    const after = await storedList()
    expect(after).toMatchObject({ mark: 'kept', value: { owner: 'x' } })
    expect(after.value.items.slice(0, 2)).toEqual(value.items)
    expect(after.value.items).toHaveLength(5)
  })
})

describe('update', () => {
  it('increments the revision and keeps each replaced version', async () => {
    await add('one')
    await add('two')
    const last = await add('three')
    expect(last).toMatchObject({ revision: 3, value: { items: ['seed', 'one', 'two', 'three'] } })
    expect(await listVersions(list, 20)).toEqual([2, 1])
    expect((await readVersion(list, 1))?.value.items).toEqual(['seed', 'one'])
    expect(await readVersion(list, 9)).toBeNull()
  })

  it('keeps an item that it replaces before it does, and the newest of each', async () => {
    const schema = z.object({ revision: z.number() })
    type Items = Record<string, { revision: number }>
    const [what, kept] = ['an item', 2]
    const versions = itemVersions({ folder: 'i', what, kept, schema, itemsOf: (of: Items) => of })
    const shape = { version: 1, schema: z.record(z.string(), schema), seed: () => ({}) }
    const items = document<Items>({ key: 'items', ...shape, versions })
    const save = (id: string) =>
      update(items, ({ value, revision }) => ({ ...value, [id]: { revision: revision + 1 } }))
    for (const id of ['a', 'b', 'a', 'a', 'a']) await save(id)
    expect(await versions.all('a')).toEqual([{ revision: 4 }, { revision: 3 }])
    expect([await versions.read('a', 1), await versions.all('b')]).toEqual([null, []])
    vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) =>
      String(input).includes('/versions/')
        ? Promise.reject(new Error('no'))
        : original(input, init),
    )
    await expect(save('b')).rejects.toThrow('Versions of an item, "b", could not be kept')
    expect((await read(items)).revision).toBe(5)
  })

  it('lists the newest versions without those of hundreds of saves before', async () => {
    for (let save = 1; save <= 3; save++) await add(`${save}`)
    const last = await currentEnvelope('list')
    await openStore('documents').setJSON('list', { ...last, revision: 202 })
    forgetDocuments()
    for (let save = 203; save <= 204; save++) await add(`${save}`)
    expect(await listVersions(list, 2)).toEqual([203, 202])
    expect(await listVersions(list, 3)).toEqual([203, 202, 2, 1])
  })

  it('keeps all of 40 parallel changes', async () => {
    const names = Array.from({ length: 40 }, (_, index) => `item ${index}`)
    await Promise.all(names.map(add))
    forgetDocuments()
    const { value, revision } = await read(list)
    expect(new Set(value.items)).toEqual(new Set(['seed', ...names]))
    expect(value.items).toHaveLength(41)
    expect(revision).toBe(40)
  })

  it('stores nothing when the change throws or returns a value that does not match the schema', async () => {
    await expect(update(list, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    await expect(update(list, () => ({ items: 5 }) as never)).rejects.toThrow(StorageError)
    expect((await read(list)).revision).toBe(0)
  })

  it('makes no revision when the change returns UNCHANGED', async () => {
    await add('one')
    expect(await update(list, () => UNCHANGED)).toMatchObject({ revision: 1 })
    expect((await read(list)).revision).toBe(1)
    expect(await listVersions(list, 20)).toEqual([])
  })

  it('passes the change a copy, so that mutating it affects no other reader', async () => {
    await add('one')
    await update(list, ({ value }) => {
      value.items.push('pushed')
      return { items: ['only'] }
    })
    expect((await readVersion(list, 1))?.value.items).toEqual(['seed', 'one'])
  })

  it('applies a change once when the response to its write is lost', async () => {
    await add('one')
    let lost = 0
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const response = await original(input, init)
      if (init?.method === 'put' && String(input).endsWith('/list') && lost++ === 0) {
        throw new TypeError('connection reset')
      }
      return response
    })
    const saved = await add('two')
    expect(saved.value.items).toEqual(['seed', 'one', 'two'])
    expect(saved.revision).toBe(2)
    expect(lost).toBeGreaterThan(0)
  })

  it.each([401, 403, 413])(
    'never reports a save as stored after a response of %i',
    async status => {
      await add('one')
      vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) =>
        init?.method === 'put' && String(input).endsWith('/list')
          ? Promise.resolve(new Response(null, { status }))
          : original(input, init),
      )
      await expect(add('two')).rejects.toThrow(StorageError)
      vi.restoreAllMocks()
      forgetDocuments()
      expect((await read(list)).value.items).toEqual(['seed', 'one'])
    },
    30_000,
  )
})
