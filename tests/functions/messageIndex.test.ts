import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sendMessage } from '#contract/contact.ts'
import { changeMessage, deleteMessage, getMessages } from '#contract/messages.ts'
import { countMessages, MESSAGES_PAGE_SIZE, type Message } from '#domain/contact/inbox.ts'
import { messageId } from '#domain/contact/messageId.ts'
import { MINUTE } from '#domain/time/civil.ts'
import { messagesTask } from '#server/contact/task.ts'
import { forgetDocuments, read, update } from '#server/storage/documents.ts'
import { allMessages } from '#server/storage/mailbox.ts'
import { messageIndexDocument } from '#server/storage/messageIndex.ts'
import { forgetMessages } from '#server/storage/messages.ts'
import { openStore } from '#server/storage/store.ts'
import { aMessage } from './contactForms.ts'
import { browser, site, withAmina } from './running.ts'

const SPAM = 'Our SEO experts build backlinks. Get on the first page of Google, more traffic!'
const INDEX = /\/messages-index$/
let count = 0
/** How far the clock of ticks is ahead. */
let minutes = 0
withAmina(beforeEach)
beforeEach(() => {
  minutes = 0
})
afterEach(() => vi.unstubAllGlobals())

const sendAs = (message: string) => {
  count += 1
  const ip = `2001:db8:${count.toString(16)}::1`
  return site.send(sendMessage, { body: aMessage({ message: `${message} ${count}` }), ip })
}

/** A tick, so long after the one before that what was marked then is over. */
const tick = () => {
  minutes += 6
  const now = new Date(Date.now() + minutes * MINUTE)
  return messagesTask.run(now, new AbortController().signal)
}

/** A process that starts now: it remembers nothing. */
const restart = () => {
  forgetMessages()
  forgetDocuments()
}

type Shown = Pick<Message, 'id' | 'place' | 'read'>
const essence = ({ id, place, read }: Shown) => ({ id, place, read })

/** All pages of the inbox. */
async function shown() {
  const messages: Shown[] = []
  for (let page = 1; ; page++) {
    const batch = await browser.fetchJson(getMessages, { query: { page } })
    messages.push(...batch.messages.map(essence))
    if (page < batch.totalPages) continue
    expect(batch.total).toBe(messages.length)
    return { messages, counts: batch.counts }
  }
}

/** What the inbox has to show: every message and state, read one by one. */
async function stored() {
  restart()
  const messages = (await allMessages()).map(({ id, state }) => essence({ id, ...state }))
  return { messages, counts: countMessages(messages, Date.now()) }
}

async function expectTruth() {
  expect(await shown()).toEqual(await stored())
  expect(await shown()).toEqual(await stored())
}

const anyId = async (which: number) => {
  const ids = (await allMessages()).map(({ id }) => id)
  return ids[which % Math.max(1, ids.length)]
}

const OPERATIONS = {
  send: () => sendAs('Is there room?'),
  'send spam': () => sendAs(SPAM),
  async move(which: number) {
    const id = await anyId(which)
    const body = { place: which % 2 ? 'archived' : 'inbox', read: which % 3 > 0 }
    if (id) await browser.send(changeMessage, { params: { id }, body })
  },
  async delete(which: number) {
    const id = await anyId(which)
    if (id) await browser.send(deleteMessage, { params: { id } })
  },
  tick,
}
type Operation = keyof typeof OPERATIONS
const run = (operation: Operation, which: number) => OPERATIONS[operation](which)

/** Passes every write on to `decide` first, which may return another response. */
function onWrites(decide: (path: string) => Response | Promise<Response> | undefined) {
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (input: string, init: RequestInit = {}) => {
    const isWrite = /^(?:put|delete)$/i.test(init.method ?? '')
    const instead = isWrite ? decide(new URL(input).pathname) : undefined
    return instead ?? fetch(input, init)
  })
}

/** Runs the work until its write number `writes`, as if the process ended there; returns whether it did. */
async function killedAt(writes: number, work: () => Promise<unknown>): Promise<boolean> {
  const { promise: isKilled, resolve } = Promise.withResolvers<boolean>()
  let left = writes
  onWrites(() => {
    if (left-- > 0) return undefined
    resolve(true)
    return new Promise<Response>(() => {})
  })
  const killed = await Promise.race([work().then(() => false), isKilled])
  vi.unstubAllGlobals()
  restart()
  return killed
}

describe('the inbox’s index', () => {
  it.each(['send', 'send spam', 'move', 'delete', 'tick'] as const)(
    'shows what is stored after a process ends at any write of: %s',
    async operation => {
      for (const _ of [1, 2, 3, 4]) await OPERATIONS.send()
      await tick()
      for (let writes = 0; ; writes++) {
        await OPERATIONS.send()
        const isKilled = await killedAt(writes, () => run(operation, writes))
        await expectTruth()
        await tick()
        await expectTruth()
        if (!isKilled) break
      }
      await tick()
      const marks = Object.keys(site.dump()).filter(name => name.includes('/changed/'))
      expect(marks).toEqual([])
      expect((await read(messageIndexDocument)).value.isWhole).toBe(true)
    },
  )

  it('shows what is stored after anything that happens at once, also where it cannot be written', async () => {
    const operation = fc.tuple(
      fc.constantFrom<Operation>('send', 'send spam', 'move', 'delete', 'tick'),
      fc.nat(100),
    )
    const step = fc.record({
      operations: fc.array(operation, { minLength: 1, maxLength: 4 }),
      fails: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 6 }), async steps => {
        for (const { operations, fails } of steps) {
          if (fails)
            onWrites(path => (INDEX.test(path) ? new Response(null, { status: 403 }) : undefined))
          await Promise.allSettled(operations.map(([name, which]) => run(name, which)))
          vi.unstubAllGlobals()
          await expectTruth()
        }
        await tick()
        await expectTruth()
      }),
      { numRuns: 8 * Number(process.env.PROPERTY_RUNS ?? 1) },
    )
  })

  it('has no row of a deleted message, and nothing that a visitor wrote', async () => {
    await sendAs('A stroller')
    await sendAs('Another stroller')
    await tick()
    const rows = async () => (await read(messageIndexDocument)).value.messages
    const id = (await anyId(0))!
    expect(Object.keys(await rows())).toContain(id)
    expect(JSON.stringify(await rows())).not.toMatch(/stroller|Maryam/)
    await browser.fetchJson(deleteMessage, { params: { id } })
    expect(Object.keys(await rows())).toEqual([await anyId(0)])
  })

  it('deletes nothing where the row cannot be removed', async () => {
    await sendAs('Still there')
    await tick()
    const params = { id: (await anyId(0))! }
    onWrites(path => (INDEX.test(path) ? new Response(null, { status: 403 }) : undefined))
    await browser.fetchJson(deleteMessage, { params }, 500)
    vi.unstubAllGlobals()
    await expectTruth()
    expect((await shown()).messages).toHaveLength(1)
  })

  it('lists messages that an older release stored, and shows them at once after the next tick', async () => {
    await tick()
    await sendAs('Marked')
    const { blobs } = await openStore('messages').list({ prefix: 'changed/' })
    for (const { key } of blobs) await openStore('messages').delete(key)
    await tick()
    await expectTruth()
    expect((await shown()).messages).toHaveLength(1)
  })

  it('is made again where a newer release, or nobody, wrote it', async () => {
    await sendAs('One')
    await tick()
    const store = openStore('documents')
    const { data, etag } = (await store.getWithMetadata('messages-index', { type: 'json' }))!
    expect(etag).toBeTruthy()
    for (const broken of [{ ...data, version: 99 }, { no: 'document' }]) {
      await store.setJSON('messages-index', broken)
      await expectTruth()
      await browser.fetchJson(deleteMessage, { params: { id: (await anyId(0))! } })
      await sendAs('Another')
      await expectTruth()
      await store.setJSON('messages-index', broken)
      await tick()
      await expectTruth()
      expect((await read(messageIndexDocument)).value.isWhole).toBe(true)
    }
  })

  it('counts and filters hundreds of messages with as few reads as a few', async () => {
    const reads = async () => {
      restart()
      // What goes on after an answer may read some of them again, or documents of its own.
      const seen = new Set<string>()
      const { fetch } = globalThis
      vi.stubGlobal('fetch', (input: string, init: RequestInit = {}) => {
        const { pathname } = new URL(input)
        if (pathname.includes('messages')) seen.add(pathname)
        return fetch(input, init)
      })
      const query = { place: 'inbox', form: 'contact' }
      const { messages } = await browser.fetchJson(getMessages, { query })
      vi.unstubAllGlobals()
      expect(messages).toHaveLength(MESSAGES_PAGE_SIZE)
      return seen.size
    }
    for (let more = 0; more < MESSAGES_PAGE_SIZE; more++) await sendAs('Number')
    await tick()
    const few = await reads()
    const store = openStore('messages')
    const id = (await anyId(0))!
    const text = (await store.get(`received/${id}`))!
    for (let at = 0; at < 300; at++) {
      const earlier = messageId(new Date(Date.now() - (at + 1) * MINUTE), '0f1e2d3c', 'inbox')
      await store.set(`received/${earlier}`, text)
    }
    await tick()
    expect((await browser.fetchJson(getMessages)).total).toBe(320)
    expect(await reads()).toBe(few)
  })

  it('continues where a tick had no time to end', async () => {
    await tick()
    for (let more = 0; more < 5; more++) await sendAs('Number')
    await update(messageIndexDocument, () => ({ isWhole: true, messages: {} }))
    const { promise: aborted, resolve } = Promise.withResolvers<void>()
    const stop = new AbortController()
    const { fetch } = globalThis
    let reads = 0
    vi.stubGlobal('fetch', (input: string, init: RequestInit = {}) => {
      if (/received\//.test(input) && ++reads === 2) {
        stop.abort()
        resolve()
      }
      return fetch(input, init)
    })
    await Promise.all([messagesTask.run(new Date(), stop.signal), aborted])
    vi.unstubAllGlobals()
    await expectTruth()
    await tick()
    await expectTruth()
  })
})
