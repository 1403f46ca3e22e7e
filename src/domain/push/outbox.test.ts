import { describe, expect, it } from 'vitest'
import type { PushNews } from './news.ts'
import {
  EMPTY_OUTBOX,
  nextBatch,
  type Outbox,
  PARTS,
  type PushMessage,
  type PushOutcome,
  retryAt,
  type SentBatch,
  withNews,
  withoutTags,
} from './outbox.ts'
import type { Topic } from './topics.ts'

const ZONE = 'America/New_York'
const NIGHT = { from: '22:00', until: '06:00' }
const DAY = new Date('2026-11-21T17:00:00Z')
const AT_NIGHT = new Date('2026-11-22T04:00:00Z')
const UNTIL = '2026-11-23T17:00:00.000Z'

const news = (topic: Topic, tag: string = topic): PushNews => ({
  ...{ topic, tag, title: tag, body: 'Text', url: '/', until: UNTIL },
})
let count = 0
const outboxOf = (list: readonly PushNews[], now = DAY) =>
  withNews(EMPTY_OUTBOX, list, now, () => `${count++}`)
const SENDER = { by: 'me', quiet: NIGHT, zone: ZONE }
const step = (messages: readonly PushMessage[], now = DAY, sent?: SentBatch) =>
  nextBatch({ ...EMPTY_OUTBOX, messages: [...messages] }, SENDER, now, sent)
const batchIn = (...of: Parameters<typeof step>) => step(...of).batch

describe('what is sent next', () => {
  it('is janazah and urgent first, then the oldest', () => {
    const first = outboxOf([news('events')])
    const later = new Date(DAY.getTime() + 1000)
    const { messages } = withNews(first, [news('videos'), news('janazah')], later, () => 'x')
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

  it('goes through all parts once, then through those to try again when their time has come', () => {
    let [message] = outboxOf([news('urgent')]).messages as [PushMessage]
    const again: PushOutcome = { retryAt: new Date(DAY.getTime() + 60_000) }
    const sent = (outcomes: [string, PushOutcome][], next: number, only?: string[]) => ({
      batch: { message, ...(only && { only }) },
      outcomes: new Map(outcomes),
      next,
    })
    for (const part of [3, 9, PARTS]) {
      expect(batchIn([message])).toEqual({ message })
      const own: [string, PushOutcome][] = [[`${part}0`, 'sent']]
      if (part === 3) own.push(['31', again], ['32', 'gone'], ['33', 'failed'])
      ;[message] = step([message], DAY, sent(own, part)).outbox.messages as [PushMessage]
    }
    expect(message).toMatchObject({ sent: 3, failed: 1, later: { 31: { tries: 1 } } })
    expect(batchIn([message])).toBeNull()
    expect(batchIn([message], again.retryAt)).toEqual({ message, only: ['31'] })
    const retried = (outcome: PushOutcome) =>
      step([message], DAY, sent([['31', outcome]], 0, ['31'])).outbox
    expect(retried(again).messages[0]?.later).toMatchObject({ 31: { tries: 2 } })
    const untried = retried({ ...again, isUntried: true })
    expect(untried.messages[0]?.later).toMatchObject({ 31: { tries: 1 } })
    expect(retried('sent')).toMatchObject({
      messages: [],
      recent: [{ topic: 'urgent', sent: 4, failed: 1 }],
    })
  })

  it('is left to the process that holds the lease, which ends with its last batch', () => {
    const { outbox, batch } = step(outboxOf([news('urgent')]).messages)
    expect(nextBatch(outbox, { ...SENDER, by: 'another' }, DAY).batch).toBeNull()
    const late = new Date(DAY.getTime() + 60_000)
    expect(nextBatch(outbox, { ...SENDER, by: 'another' }, late).batch).toEqual(batch)
    const over = nextBatch(outbox, { ...SENDER, isOver: true }, DAY)
    expect([over.outbox.lease, over.batch]).toEqual([null, null])
    const last = { batch: batch!, outcomes: new Map(), next: PARTS }
    expect(nextBatch(outbox, SENDER, DAY, last).outbox).toMatchObject({ messages: [], lease: null })
  })
})

it('replaces a message with the same tag, and takes out what is no longer true', () => {
  const outbox = outboxOf([news('events', 'a'), news('events', 'b')])
  const renewed = withNews(outbox, [{ ...news('events', 'a'), title: 'New' }], DAY, () => 'n')
  expect(renewed.messages.map(({ title }) => title)).toEqual(['b', 'New'])
  expect(withoutTags(renewed, new Set(['a'])).messages.map(({ title }) => title)).toEqual(['b'])
})

it('counts those still waiting as failed when a message expires', () => {
  const [message] = outboxOf([news('urgent')]).messages as [PushMessage]
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
