import { describe, expect, it } from 'vitest'
import {
  afterStep,
  EMPTY_OUTBOX,
  type Message,
  type News,
  nextStep,
  type Outcome,
  PARTS,
  retryAt,
  withNews,
  withoutDone,
  withoutTags,
} from './outbox.ts'
import type { Topic } from './topics.ts'

const ZONE = 'America/New_York'
const NIGHT = { from: '22:00', until: '06:00' }
const DAY = new Date('2026-11-21T17:00:00Z')
const AT_NIGHT = new Date('2026-11-22T04:00:00Z')
const UNTIL = '2026-11-23T17:00:00.000Z'

const news = (topic: Topic, tag: string = topic): News => ({
  ...{ topic, tag, title: tag, body: 'Text', url: '/', until: UNTIL },
})
let count = 0
const outboxOf = (list: readonly News[], now = DAY) =>
  withNews(EMPTY_OUTBOX, list, now, () => `${count++}`)
const stepIn = (messages: readonly Message[], now = DAY) =>
  nextStep({ messages: [...messages] }, NIGHT, ZONE, now)

describe('what is sent next', () => {
  it('is janazah and urgent first, then the oldest', () => {
    const first = outboxOf([news('events')])
    const later = new Date(DAY.getTime() + 1000)
    const { messages } = withNews(first, [news('videos'), news('janazah')], later, () => 'x')
    expect(stepIn(messages)?.message.topic).toBe('janazah')
    expect(stepIn(messages.filter(({ topic }) => topic !== 'janazah'))?.message.topic).toBe(
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
    expect(stepIn(outboxOf([news(topic)]).messages, AT_NIGHT) !== null).toBe(isSent)
  })

  it('is nothing once it is too late', () => {
    expect(stepIn(outboxOf([news('urgent')]).messages, new Date(UNTIL))).toBeNull()
  })

  it('goes through all parts once, then through those to try again when their time has come', () => {
    let [message] = outboxOf([news('urgent')]).messages as [Message]
    const again: Outcome = { retryAt: new Date(DAY.getTime() + 60_000) }
    const result = (outcomes: [string, Outcome][], next: number) => ({
      outcomes: new Map(outcomes),
      next,
    })
    for (const part of [3, 9, PARTS]) {
      const step = stepIn([message])
      expect(step).toEqual({ message })
      const own: [string, Outcome][] = [[`${part}0`, 'sent']]
      if (part === 3) own.push(['31', again], ['32', 'gone'], ['33', 'failed'])
      message = afterStep(message, step!, result(own, part))
    }
    expect(message).toMatchObject({ sent: 3, failed: 1, later: { 31: { tries: 1 } } })
    expect(stepIn([message])).toBeNull()
    const step = stepIn([message], again.retryAt)
    expect(step).toEqual({ message, only: ['31'] })
    const retried = (outcome: Outcome) => afterStep(message, step!, result([['31', outcome]], 0))
    expect(retried(again).later).toMatchObject({ 31: { tries: 2 } })
    expect(retried({ ...again, isUntried: true }).later).toMatchObject({ 31: { tries: 1 } })
    const done = retried('sent')
    expect(withoutDone({ ...EMPTY_OUTBOX, messages: [done] }, DAY)).toMatchObject({
      messages: [],
      recent: [{ topic: 'urgent', sent: 4, failed: 1 }],
    })
  })
})

it('replaces a message with the same tag, and takes out what is no longer true', () => {
  const outbox = outboxOf([news('events', 'a'), news('events', 'b')])
  const renewed = withNews(outbox, [{ ...news('events', 'a'), title: 'New' }], DAY, () => 'n')
  expect(renewed.messages.map(({ title }) => title)).toEqual(['b', 'New'])
  expect(withoutTags(renewed, new Set(['a'])).messages.map(({ title }) => title)).toEqual(['b'])
})

it('counts those still waiting as failed when a message expires', () => {
  const [message] = outboxOf([news('urgent')]).messages as [Message]
  const waiting = { ...message, next: PARTS, later: { a1: { tries: 2, at: UNTIL } } }
  const { recent } = withoutDone({ ...EMPTY_OUTBOX, messages: [waiting] }, new Date(UNTIL))
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
