import { describe, expect, it } from 'vitest'
import { type Follower, PARTS } from './follower.ts'
import type { PushNews } from './news.ts'
import {
  EMPTY_OUTBOX,
  nextBatch,
  type Outbox,
  type PushOutcome,
  retryAt,
  withNews,
  withoutDone,
} from './outbox.ts'
import { TOPICS, type Topic } from './topics.ts'

const ZONE = 'America/New_York'
const NIGHT = { from: '22:00', until: '06:00' }
const DAY = new Date('2026-11-21T17:00:00Z')
const AT_NIGHT = new Date('2026-11-22T04:00:00Z')
const UNTIL = '2026-11-23T17:00:00.000Z'

const news = (topic: Topic, tag: string = topic): PushNews => ({
  ...{ topic, tag, title: tag, body: 'Text', url: '/', until: UNTIL },
})
type Message = Outbox['messages'][number]
const outboxOf = (list: readonly PushNews[], now = DAY) => withNews(EMPTY_OUTBOX, list, now)
const followersOf = (ids: readonly string[], topics: readonly Topic[] = TOPICS) =>
  Object.fromEntries(ids.map(id => [id, { topics } as Follower]))
const SENDER = {
  ...{ by: 'me', quiet: NIGHT, zone: ZONE, most: 2 },
  followers: followersOf(['a1', 'a2', 'a3', 'a4']),
}
const step = (
  messages: readonly Message[],
  now = DAY,
  last?: Parameters<typeof nextBatch>[3],
  sender = SENDER,
) => nextBatch({ ...EMPTY_OUTBOX, messages: [...messages] }, sender, now, last)
const batchIn = (...of: Parameters<typeof step>) => step(...of).batch

describe('what is sent next', () => {
  it('is janazah and urgent first, then the oldest', () => {
    const first = outboxOf([news('events')])
    const later = new Date(DAY.getTime() + 1000)
    const { messages } = withNews(first, [news('videos'), news('janazah')], later)
    expect(batchIn(messages)?.message.topic).toBe('janazah')
    expect(batchIn(messages.filter(({ topic }) => topic !== 'janazah'))?.message.topic).toBe(
      'events',
    )
  })

  it.each([
    ['announcement', false],
    ['closure', false],
    ['events', false],
    ['iqama', false],
    ['videos', false],
    ['urgent', true],
    ['janazah', true],
  ] as const)('at night includes %s: %s', (topic, isSent) => {
    expect(batchIn(outboxOf([news(topic)]).messages, AT_NIGHT) !== null).toBe(isSent)
  })

  it('is nothing once it is too late', () => {
    expect(batchIn(outboxOf([news('urgent')]).messages, new Date(UNTIL))).toBeNull()
  })

  it('is who follows, written down once, then batch by batch and once more when it is time', () => {
    const later: PushOutcome = { retryAt: new Date(DAY.getTime() + 60_000) }
    const first = step(outboxOf([news('urgent')]).messages)
    let message = first.outbox.messages[0]!
    expect(first.batch).toEqual({ message, ids: ['a1', 'a2'] })
    const record = (outcomes: Record<string, PushOutcome>, now = DAY) => {
      const last = { message, ids: [], outcomes: new Map(Object.entries(outcomes)) }
      // Who follows from now on hears of the next message.
      const sender = { ...SENDER, followers: followersOf(['a5']) }
      const { outbox, batch } = step([message], now, last, sender)
      message = outbox.messages[0]!
      return { ...outbox, ids: batch?.ids }
    }
    expect(record({ a1: 'sent', a2: later }).ids).toEqual(['a3', 'a4'])
    expect(record({ a3: 'gone', a4: 'failed' }).ids).toBeUndefined()
    expect(message).toMatchObject({ sent: 1, failed: 1, later: { a2: { tries: 1 } } })
    // For whom no time is left, nothing changes.
    expect(record({}, later.retryAt).ids).toEqual(['a2'])
    expect(Object.keys(message.later)).toEqual(['a2'])
    record({ a2: later })
    expect(message.later).toMatchObject({ a2: { tries: 2 } })
    expect(record({ a2: 'sent' })).toMatchObject({
      messages: [],
      recent: [{ topic: 'urgent', sent: 2, failed: 1 }],
    })
  })

  it('is nothing where nobody follows, and then the next message', () => {
    const { messages } = outboxOf([news('urgent'), news('events')])
    const sender = { ...SENDER, followers: followersOf(['a1'], ['events']) }
    const { outbox, batch } = step(messages, DAY, undefined, sender)
    expect(batch).toMatchObject({ message: { topic: 'events' }, ids: ['a1'] })
    expect(outbox).toMatchObject({ messages: [{ topic: 'events' }], recent: [{ sent: 0 }] })
  })

  it('are the followers of the other parts where an older release has begun', () => {
    const [queued] = outboxOf([news('urgent')]).messages as [Message]
    const begun = { ...queued, next: 9, later: { '11': { tries: 1, at: UNTIL } }, sent: 3 }
    const sender = { ...SENDER, followers: followersOf(['81', 'b1']) }
    const { outbox, batch } = step([begun], DAY, undefined, sender)
    expect(batch?.ids).toEqual(['b1'])
    const [message] = outbox.messages
    expect(message).toMatchObject({ next: PARTS, sent: 3, later: { '11': { tries: 1 }, b1: {} } })
    expect(message?.later).not.toHaveProperty('81')
  })

  it('is left to the process that holds the lease, which ends with its last batch', () => {
    const { outbox, batch } = step(outboxOf([news('urgent')]).messages)
    expect(nextBatch(outbox, { ...SENDER, by: 'another' }, DAY).batch).toBeNull()
    const late = new Date(DAY.getTime() + 60_000)
    expect(nextBatch(outbox, { ...SENDER, by: 'another' }, late).batch).toEqual(batch)
    const over = nextBatch(outbox, { ...SENDER, most: 0 }, DAY)
    expect([over.outbox.lease, over.batch]).toEqual([null, null])
    const outcomes = new Map(['a1', 'a2', 'a3', 'a4'].map(id => [id, 'sent'] as const))
    const { outbox: sent } = nextBatch(outbox, SENDER, DAY, { ...batch!, outcomes })
    expect(sent).toMatchObject({ messages: [], lease: null })
  })
})

it('replaces a message with the same tag, and takes out what is no longer true', () => {
  const outbox = outboxOf([news('events', 'a'), news('events', 'b')])
  const renewed = withNews(outbox, [{ ...news('events', 'a'), title: 'New' }], DAY)
  expect(renewed.messages.map(({ title }) => title)).toEqual(['b', 'New'])
  const left = withoutDone(renewed, ({ tag }) => tag === 'a')
  expect(left.messages.map(({ title }) => title)).toEqual(['b'])
})

it('counts those still waiting as failed when a message expires', () => {
  const [message] = outboxOf([news('urgent')]).messages as [Message]
  const waiting = { ...message, next: PARTS, later: { a1: { tries: 2, at: UNTIL } } }
  const { recent }: Outbox = step([waiting], new Date(UNTIL)).outbox
  expect(recent).toMatchObject([{ failed: 1 }])
})

it.each([
  [0, undefined, 1],
  [1, undefined, 5],
  [9, undefined, 60],
  [0, 600, 10],
  [0, 999_999, 60],
])('tries again after %i tries and Retry-After %s in %i minutes', (tries, after, minutes) => {
  expect(retryAt(tries, after, DAY).getTime() - DAY.getTime()).toBe(minutes * 60_000)
})
