import { describe, expect, it } from 'vitest'
import { eidsToEnter } from '#domain/prayer/comingEids.ts'
import { seedPrayerSettings } from '#domain/prayer/seed.ts'
import type { PrayerSettings } from '#domain/prayer/settings.ts'
import { storedFindings } from '#domain/prayer/timesReview.ts'
import { ALL_READABLE } from '#domain/settings/unreadable.ts'
import { findings } from './findings.ts'
import { nextRecord } from './task.ts'

type SiteState = Parameters<typeof findings>[0]
const FINE: SiteState = {
  health: {
    storage: 'ok',
    unreadable: { counts: ALL_READABLE, documents: [] },
    writes: { state: 'ok', since: null },
    space: { state: 'enough', freeBytes: 9e9 },
    backup: { state: 'unknown', at: null },
    offsite: { state: 'off', at: null },
    build: { state: 'current', at: null },
    videos: { state: 'current', at: null },
  },
  messages: { unanswered: 0, undelivered: 0 },
  endings: [],
  eids: [],
  times: [],
  today: '2026-12-20',
}
const health = (values: Partial<SiteState['health']>): Partial<SiteState> => ({
  health: { ...FINE.health, ...values },
})
const since = '2026-11-22T03:00:00.000Z'

it.each<[string, Partial<SiteState>, string[]]>([
  ['a site in order', {}, []],
  ['videos that are off', health({ videos: { state: 'off', at: null } }), []],
  ['storage that fails', health({ storage: 'failing' }), ['What is stored cannot be read.']],
  [
    'failed saves',
    health({ writes: { state: 'failing', since } }),
    ['cannot be saved. It first failed: at three.'],
  ],
  [
    'a disk that is nearly full',
    health({ space: { state: 'low', freeBytes: 123_456_789 } }),
    ['nearly full: 123 MB are left'],
  ],
  [
    'backups that stopped',
    health({ backup: { state: 'old', at: since } }),
    ['The last one was made: at three.'],
  ],
  [
    'off-site backups that stopped',
    health({ offsite: { state: 'failing', at: since } }),
    ['off-site backups have stopped. The last one arrived: at three.'],
  ],
  [
    'off-site backups that never began',
    health({ offsite: { state: 'old', at: null } }),
    ['None has arrived yet'],
  ],
  ['a backup of tonight', health({ backup: { state: 'current', at: since } }), []],
  [
    'items and documents that cannot be read',
    health({
      unreadable: { counts: { ...ALL_READABLE, events: 2 }, documents: ['The theme is damaged.'] },
    }),
    ['The theme is damaged.', 'cannot read some of what is stored'],
  ],
  ['a failed rebuild', health({ build: { state: 'failed', at: null } }), ['could not be rebuilt']],
  ['old videos', health({ videos: { state: 'old', at: null } }), ['YouTube does not respond']],
  ['a refused key', health({ videos: { state: 'feed alone', at: null } }), ['the key that is set']],
  [
    'messages that wait',
    { messages: { unanswered: 1, undelivered: 3 } },
    ['3 messages could not be e-mailed', 'One message has waited for more than'],
  ],
  [
    'prayer times that end',
    {
      endings: [
        { of: 'isha', from: '2027-01-01' },
        { of: 'jumuah', from: '2027-01-02' },
        { of: 'timetable', from: '2027-01-03' },
      ],
    },
    [
      'The iqama of Isha has no rule from January 1, 2027 on.',
      "Jumu'ah has no time from January 2, 2027 on.",
      'timetable has no day from January 3, 2027 on',
    ],
  ],
])('finds in %s what needs attention', (_, state, texts) => {
  const found = findings({ ...FINE, ...state }, () => 'at three')
  expect(found.map(({ text }) => text)).toEqual(texts.map(text => expect.stringContaining(text)))
  expect(new Set(found.map(({ id }) => id)).size).toBe(found.length)
})

describe('a mail about what needs attention', () => {
  const now = new Date('2026-11-22T12:20:00.000Z')
  const ago = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString()
  const never = { checkedAt: '', mailedAt: '', mailed: {} }
  const found = (...ids: string[]) => ids.map(id => ({ id, text: id, path: '/admin' }))

  it.each<[string, Parameters<typeof nextRecord>[0], string[], boolean]>([
    ['is sent the first time', never, ['space'], true],
    ['is not sent without a finding', never, [], false],
    [
      'is not sent twice on one day',
      { checkedAt: ago(0.5), mailedAt: ago(0.5), mailed: {} },
      ['space'],
      false,
    ],
    [
      'is sent the next day for something new',
      { checkedAt: ago(1), mailedAt: ago(1), mailed: { space: ago(1) } },
      ['space', 'build'],
      true,
    ],
    [
      'is not sent again for what was mailed this week',
      { checkedAt: ago(1), mailedAt: ago(6), mailed: { space: ago(6) } },
      ['space'],
      false,
    ],
    [
      'is sent again for what is still there a week later',
      { checkedAt: ago(1), mailedAt: ago(7), mailed: { space: ago(7) } },
      ['space'],
      true,
    ],
    [
      'is sent for what was gone and came back',
      { checkedAt: ago(1), mailedAt: ago(2), mailed: {} },
      ['space'],
      true,
    ],
  ])('%s', (_, before, ids, isMailed) => {
    expect(nextRecord(before, found(...ids), now).isMailed).toBe(isMailed)
  })

  it('is sent once for each reminder of a timetable that ends', () => {
    const ending = { of: 'timetable', from: '2027-01-01' } as const
    const on = (today: string) => findings({ ...FINE, endings: [ending], today }, () => '')
    const [first, second] = [on('2026-12-02'), on('2026-12-18')]
    const mailed = nextRecord(never, first, now)
    expect(mailed.isMailed).toBe(true)
    const weekLater = new Date(now.getTime() + 8 * 86_400_000)
    expect(nextRecord(mailed.record, first, weekLater).isMailed).toBe(false)
    expect(nextRecord(mailed.record, second, weekLater).isMailed).toBe(true)
    expect(second[0]?.path).toBe('/admin/prayer-times#timetable')
  })

  it('is sent 14 and 3 days before an iqama cannot be, once each, with the days', () => {
    const seed = seedPrayerSettings(new Date('2026-11-21T12:00:00Z'))
    const isha = [{ rule: { kind: 'fixed' as const, time: '19:45' } }]
    const settings = { ...seed, iqama: { ...seed.iqama, isha } }
    const on = (today: string) =>
      findings({ ...FINE, times: storedFindings(settings, today), today }, () => '')
    expect(on('2027-02-27')).toEqual([])
    const [first, again, second, within] = [
      on('2027-02-28'),
      on('2027-03-10'),
      on('2027-03-11'),
      on('2027-05-01'),
    ]
    expect(first).toMatchObject([
      {
        text: expect.stringMatching(
          /^Isha at 7:45 PM is before its athan on \d+ days between March 14, 2027 and/,
        ),
        path: '/admin/prayer-times#ahead',
      },
    ])
    const mailed = nextRecord(never, first, now)
    expect(mailed.isMailed).toBe(true)
    const later = (days: number) => new Date(now.getTime() + days * 86_400_000)
    expect(nextRecord(mailed.record, again, later(10)).isMailed).toBe(false)
    const reminded = nextRecord(mailed.record, second, later(11))
    expect(reminded.isMailed).toBe(true)
    expect(nextRecord(reminded.record, within, later(60)).isMailed).toBe(false)
  })

  it('notes what it was about, and forgets what is over', () => {
    const before = { checkedAt: ago(1), mailedAt: ago(1), mailed: { space: ago(1), old: ago(1) } }
    const at = now.toISOString()
    expect(nextRecord(before, found('space', 'build'), now).record).toEqual({
      checkedAt: at,
      mailedAt: at,
      mailed: { space: at, build: at },
    })
    const quiet = { ...before, mailedAt: ago(2) }
    expect(nextRecord(quiet, found('space'), now).record).toEqual({
      checkedAt: at,
      mailedAt: ago(2),
      mailed: { space: ago(1) },
    })
  })
})

it('asks for the prayer times of an Eid two weeks before it', () => {
  const settings = seedPrayerSettings(new Date('2027-01-01T12:00:00Z'))
  const on = (today: string, eid: PrayerSettings['eid'] = {}) =>
    findings({ ...FINE, eids: eidsToEnter({ ...settings, eid }, today), today }, () => '')
  expect(on('2027-02-22')).toEqual([])
  expect(on('2027-02-23')).toEqual([
    {
      id: 'eid fitr 1448',
      text: 'Eid al-Fitr is on Tuesday, March 9 (expected): enter its prayer times. Until then visitors read ‘prayer times will be announced’.',
      path: '/admin/prayer-times#change-eid',
    },
  ])
  expect(on('2027-02-23', { fitr: { year: 1448, prayers: [{ time: '08:00' }] } })).toEqual([])
})
