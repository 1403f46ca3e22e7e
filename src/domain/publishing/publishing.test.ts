import { describe, expect, it } from 'vitest'
import { type DeployKind, deploysIn } from './deploys.ts'
import { rebuildDue, type Saved, timetablesEnd } from './due.ts'
import { publishState, unseen } from './publishState.ts'
import {
  accepted,
  buildFailed,
  claimed,
  hasArrived,
  interrupted,
  NOTHING_YET,
  type PublishingRecord,
  refused,
} from './record.ts'

const at = (clock: string) => `2026-11-21T${clock}.000Z`
const when = (clock: string) => new Date(at(clock))
const RULES = { hook: true, quietMs: 900_000, atMostEveryMs: 0 }
const NO_HOOK = { ...RULES, hook: false }

const seed: Saved = { revisions: { theme: 0, prayer: 0 }, at: null }
const first: Saved = { revisions: { theme: 1, prayer: 0 }, at: at('08:00:00') }
const named: Saved = { revisions: { theme: 1, content: 1 }, at: at('08:00:00') }
const renamed: Saved = { revisions: { theme: 1, content: 2 }, at: at('08:20:00') }
const paged: Saved = { revisions: { theme: 0, prayer: 0, structure: 1 }, at: at('08:14:58') }
const second: Saved = { revisions: { theme: 1, prayer: 1 }, at: at('08:20:00') }

const built = (clock: string, { revisions }: Saved, record: PublishingRecord = NOTHING_YET) => ({
  ...record,
  built: { builtAt: at(clock), revisions, timetablesUntil: '2027-12-31' },
})
const live = (clock: string, { revisions }: Saved, record: PublishingRecord = NOTHING_YET) => ({
  ...record,
  live: { at: at(clock), revisions },
})
const old = built('07:00:00', seed)
const calling = claimed(old, first.revisions, when('08:15:00'))
const taken = accepted(calling)
const failed = refused(calling, 'Down.', when('08:15:00'))
const failedTwice = refused(
  claimed(failed, first.revisions, when('08:16:00')),
  'Down.',
  when('08:16:00'),
)

describe('the publishing state', () => {
  it.each<[string, PublishingRecord, Saved, string, object]>([
    ['a new site', NOTHING_YET, seed, '08:00:00', { state: 'rebuilt', at: null }],
    ['a site as built', old, seed, '08:00:00', { state: 'rebuilt', at: at('07:00:00') }],
    ['a save', old, first, '08:00:01', { state: 'saved', at: at('08:00:00') }],
    [
      'a save that visitors see',
      live('08:00:03', first, old),
      first,
      '08:00:05',
      { state: 'live', at: at('08:00:03'), rebuildDueAt: at('08:15:00') },
    ],
    [
      'a save after one that visitors see',
      live('08:00:03', first, old),
      second,
      '08:20:01',
      { state: 'saved', at: at('08:20:00') },
    ],
    [
      'a call',
      live('08:00:03', first, calling),
      first,
      '08:15:01',
      { state: 'rebuilding', at: at('08:15:00'), live: true },
    ],
    [
      'a call for other pages, which no response brings',
      live('08:00:03', paged, accepted(claimed(old, paged.revisions, when('08:15:00')))),
      paged,
      '08:15:01',
      { state: 'rebuilding', at: at('08:15:00'), live: false },
    ],
    [
      'a call for a save not yet seen by visitors',
      taken,
      first,
      '08:16:00',
      { state: 'rebuilding', at: at('08:15:00'), live: false },
    ],
    [
      'a build from before the save',
      built('08:16:00', seed, taken),
      first,
      '08:17:00',
      { state: 'rebuilding', at: at('08:15:00'), live: false },
    ],
    [
      'a build with the save',
      built('08:16:00', first, taken),
      first,
      '08:17:00',
      { state: 'rebuilt', at: at('08:16:00') },
    ],
    [
      'an unrequested build with the save',
      built('08:05:00', first),
      first,
      '08:06:00',
      { state: 'rebuilt', at: at('08:05:00') },
    ],
    [
      'a build without the save made after the call',
      live('08:20:02', second, built('08:21:00', first, taken)),
      second,
      '08:22:00',
      { state: 'live', at: at('08:20:02'), rebuildDueAt: at('08:35:00') },
    ],
    [
      'another rebuild of the same content',
      accepted(claimed(built('08:05:00', first), first.revisions, when('08:30:00'))),
      first,
      '08:31:00',
      { state: 'rebuilding', at: at('08:30:00'), live: true },
    ],
    [
      'a call that failed',
      failed,
      first,
      '08:15:30',
      { state: 'failed', at: at('08:15:00'), why: 'Down.', retryAt: at('08:16:00'), live: false },
    ],
    [
      'a build that failed',
      buildFailed(live('08:00:03', first, taken), 'No such component.', when('08:16:00')),
      first,
      '08:20:00',
      {
        state: 'failed',
        at: at('08:15:00'),
        why: 'No such component.',
        retryAt: at('09:16:00'),
        live: true,
      },
    ],
    [
      'a rebuild that did not arrive in 15 minutes',
      taken,
      first,
      '08:30:00',
      {
        state: 'failed',
        at: at('08:30:00'),
        why: expect.stringContaining('15 minutes'),
        retryAt: null,
        live: false,
      },
    ],
    [
      'restoring an earlier backup',
      built('07:00:00', second),
      first,
      '08:20:00',
      { state: 'saved', at: at('08:00:00') },
    ],
  ])('after %s', (_, record, saved, now, expected) => {
    expect(publishState(record, saved, RULES, when(now))).toEqual(expected)
  })

  it('says that no rebuild follows without a hook', () => {
    expect(publishState(live('08:00:03', first, old), first, NO_HOOK, when('08:01:00'))).toEqual({
      state: 'live',
      at: at('08:00:03'),
      rebuildDueAt: null,
    })
  })

  it.each<[PublishingRecord, string[]]>([
    [NOTHING_YET, ['theme', 'prayer']],
    [live('08:20:01', first), ['prayer']],
    [built('08:20:01', first), ['prayer']],
    [live('08:20:01', second), []],
  ])('checks only for changes not yet seen in pages or responses', (record, kinds) => {
    expect(unseen(record, second)).toEqual(kinds)
  })
})

const broken = buildFailed(taken, '', when('08:16:00'))

describe('a rebuild is due', () => {
  it.each<[string, PublishingRecord, Saved, string | null]>([
    ['never, when nothing was saved', NOTHING_YET, seed, null],
    ['never, when the pages carry it', built('08:05:00', first), first, null],
    ['after the quiet period', old, first, '08:15:00'],
    ['after the quiet period of the last save', old, second, '08:35:00'],
    ['not again once the call was taken', taken, first, null],
    ['for what was saved since the call', taken, second, '08:35:00'],
    ['again when the call was interrupted', calling, first, '08:15:20'],
    ['a minute after the first failure', failed, first, '08:16:00'],
    ['five minutes after the second', failedTwice, first, '08:21:00'],
    ['at the retry, when that is before the end of the quiet period', failed, second, '08:16:00'],
    ['an hour after a build failed', broken, first, '09:16:00'],
    ['when the build failed, for what is saved next', broken, second, '08:35:00'],
    [
      'immediately when the build was interrupted',
      interrupted(taken, when('08:17:00').toISOString()),
      first,
      '08:17:00',
    ],
    ['not again after it arrived', built('08:16:00', first, taken), first, null],
    [
      'not while a failed call is followed by a newer build',
      built('08:16:00', first, failed),
      first,
      null,
    ],
  ])('%s', (_, record, saved, due) => {
    expect(rebuildDue(record, saved, RULES)).toEqual(due === null ? null : when(due))
    expect(rebuildDue(record, saved, NO_HOOK)).toBeNull()
  })

  it.each<[string, string[] | undefined, string[], string]>([
    [
      'at the save, when it shows a frame that the pages block',
      ['https://a.example'],
      ['https://b.example'],
      '08:00:00',
    ],
    [
      'after the quiet period, when the pages allow its frames',
      ['https://a.example'],
      ['https://a.example'],
      '08:15:00',
    ],
    [
      'after the quiet period, when the build does not list its frames',
      undefined,
      ['https://b.example'],
      '08:15:00',
    ],
  ])('%s', (_, allowed, frames, due) => {
    const record = { ...old, built: { ...old.built, ...(allowed && { frames: allowed }) } }
    expect(rebuildDue(record, { ...first, frames }, RULES)).toEqual(when(due))
  })

  it.each<[string, PublishingRecord, Saved, string]>([
    ['72 hours after the last build', old, first, '2026-11-24T07:00:00'],
    ['72 hours after an unrequested build', built('08:05:00', seed), first, '2026-11-24T08:05:00'],
    ['72 hours after the last call', taken, second, '2026-11-24T08:15:00'],
    ['after the quiet period of the first save', NOTHING_YET, first, '2026-11-21T08:15:00'],
    ['after the quiet period of a new site’s first texts', old, named, '2026-11-21T08:15:00'],
    [
      '72 hours after the call for a new site’s first texts',
      accepted(claimed(old, named.revisions, when('08:15:00'))),
      renamed,
      '2026-11-24T08:15:00',
    ],
    [
      '72 hours after a build with own texts',
      built('07:00:00', named),
      renamed,
      '2026-11-24T07:00:00',
    ],
    ['at the retry of a call that failed', failed, first, '2026-11-21T08:16:00'],
    [
      'after the quiet period when 72 hours have passed',
      old,
      { ...first, at: '2026-11-25T08:00:00.000Z' },
      '2026-11-25T08:15:00',
    ],
    [
      'at the save, when it shows a frame that the pages block',
      { ...old, built: { ...old.built, frames: [] } },
      { ...first, frames: ['https://b.example'] },
      '2026-11-21T08:00:00',
    ],
  ])('%s, when rebuilds are at least 72 hours apart', (_, record, saved, due) => {
    const rules = { ...RULES, atMostEveryMs: 72 * 3_600_000 }
    expect(rebuildDue(record, saved, rules)?.toISOString()).toBe(`${due}.000Z`)
  })

  it('later after each failure, at most hourly, and starts over after a success', () => {
    let record: PublishingRecord = NOTHING_YET
    let now = when('08:00:00')
    const fail = () => {
      record = refused(claimed(record, first.revisions, now), 'Down.', now)
      const next = new Date(record.call?.retryAt ?? '')
      const minutes = (next.getTime() - now.getTime()) / 60_000
      now = next
      return minutes
    }
    expect([fail(), fail(), fail(), fail(), fail()]).toEqual([1, 5, 15, 60, 60])
    record = accepted(claimed(record, first.revisions, now))
    expect(fail()).toBe(1)
  })
})

describe('deploys', () => {
  const call = (record: PublishingRecord, iso: string, kind: DeployKind) =>
    accepted(claimed(record, first.revisions, new Date(iso), kind))

  it('are counted by kind once accepted, for the current month', () => {
    let record = call(NOTHING_YET, '2026-11-02T08:00:00Z', 'automatic')
    record = call(record, '2026-11-05T08:00:00Z', 'manual')
    record = refused(
      claimed(record, first.revisions, when('08:00:00'), 'manual'),
      'Down.',
      when('08:00:00'),
    )
    record = call(record, '2026-11-30T23:59:59Z', 'automatic')
    expect(record.deploys).toEqual({ month: '2026-11', automatic: 2, manual: 1 })
    expect(deploysIn(record.deploys, '2026-11-30T23:59:59Z')).toEqual(record.deploys)
    expect(deploysIn(record.deploys, '2026-12-01T00:00:00Z')).toEqual({
      month: '2026-12',
      automatic: 0,
      manual: 0,
    })
    record = call(record, '2026-12-01T00:00:00Z', 'manual')
    expect(record.deploys).toEqual({ month: '2026-12', automatic: 0, manual: 1 })
  })
})

it.each([
  [built('08:14:59', first, taken), false],
  [built('08:15:00', first, taken), true],
  [built('08:16:00', second, taken), true],
  [built('08:16:00', seed, taken), false],
  [taken, false],
])('recognizes the requested build', (record, arrived) => {
  expect(hasArrived(record)).toBe(arrived)
})

it.each<[string, PublishingRecord, string, boolean]>([
  ['2027-10-31', old, '08:00:00', false],
  ['2027-11-01', old, '08:00:00', true],
  ['2028-02-01', old, '08:00:00', true],
  ['2027-11-01', NOTHING_YET, '08:00:00', false],
  ['2027-11-01', taken, '08:20:00', false],
])('on %s detects whether the time tables end soon', (today, record, now, expected) => {
  expect(timetablesEnd(record, today, when(now))).toBe(expected)
})

it('requests the next year’s time tables again a week after a rebuild without them', () => {
  expect(timetablesEnd(taken, '2027-11-01', new Date('2026-11-28T08:15:00Z'))).toBe(true)
})
