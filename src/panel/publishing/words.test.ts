import { expect, it } from 'vitest'
import type { PublishState } from '#domain/publishing/publishState.ts'
import { costWords, publishWords, requestAgainAfter } from './words.ts'

/** 8:42 AM in New York. */
const NOW = new Date('2026-11-21T13:42:00Z')
const after = (seconds: number) => new Date(NOW.getTime() + seconds * 1000).toISOString()
const words = (progress: PublishState) => publishWords(progress, 'America/New_York', NOW)

it.each<[PublishState, string, string, string]>([
  [{ state: 'saved', at: after(0) }, 'Saved', 'Not live yet', 'Visitors see it within seconds.'],
  [
    { state: 'saved', at: after(-8) },
    'Saved',
    'Visible within 5 minutes',
    'Visitors see it within 5 minutes.',
  ],
  [
    { state: 'live', at: after(0), rebuildDueAt: after(900) },
    'Live for visitors',
    'Rebuild about 9:00 AM',
    'rebuilt with them about 9:00 AM.',
  ],
  [
    { state: 'live', at: after(-900), rebuildDueAt: after(-400) },
    'Live for visitors',
    'Rebuild about 8:45 AM',
    'rebuilt with them about 8:45 AM.',
  ],
  [
    { state: 'live', at: after(0), rebuildDueAt: after(72 * 3_600) },
    'Live for visitors',
    'Rebuild on Tuesday',
    'rebuilt with them on Tuesday, November 24, about 8:45 AM.',
  ],
  [
    { state: 'live', at: after(0), rebuildDueAt: null },
    'Live for visitors',
    '',
    'no build hook is set',
  ],
  [
    { state: 'rebuilding', at: after(0), live: true },
    'Rebuilding…',
    'Live for visitors',
    'Visitors see your changes.',
  ],
  [{ state: 'rebuilding', at: after(0), live: false }, 'Rebuilding…', '', 'being rebuilt'],
  [{ state: 'rebuilt', at: after(-30) }, 'Rebuilt at 8:41 AM', '', 'Everything that was saved'],
  [{ state: 'rebuilt', at: after(-86_400) }, 'Rebuilt on November 20, 2026', '', ''],
  [{ state: 'rebuilt', at: null }, 'Up to date', '', ''],
  [
    { state: 'failed', at: after(0), why: 'Down.', retryAt: after(60), live: true },
    'Failed',
    'Next try about 8:45 AM',
    'Down. Next try about 8:45 AM. Visitors still see your changes',
  ],
  [
    { state: 'failed', at: after(0), why: 'Down.', retryAt: null, live: false },
    'Failed',
    'Action needed',
    'Down. Try again with “Publish now”. The pages stay as they were.',
  ],
])('describes %o in words', (progress, label, next, detail) => {
  expect(words(progress)).toEqual({ label, next, detail: expect.stringContaining(detail) })
})

it.each([
  [
    { automatic: 3, manual: 1, atMostEveryHours: 72 },
    '“Publish now” starts a deploy, which uses credits of your Netlify plan. This month: 3 automatic deploys, at least 72 hours apart, and 1 with “Publish now”.',
  ],
  [
    { automatic: 1, manual: 0, atMostEveryHours: 0 },
    '“Publish now” starts a deploy, which uses credits of your Netlify plan. This month: 1 automatic deploy and 0 with “Publish now”.',
  ],
])('says what rebuilding costs with %j', (deploys, words) => {
  expect(costWords(deploys)).toBe(words)
})

it.each<[PublishState, number | null]>([
  [{ state: 'saved', at: after(-5) }, 2_000],
  [{ state: 'saved', at: after(-90) }, 15_000],
  [{ state: 'rebuilding', at: after(-5), live: true }, 2_000],
  [{ state: 'live', at: after(-5), rebuildDueAt: after(1) }, 3_000],
  [{ state: 'live', at: after(-5), rebuildDueAt: after(-9) }, 2_000],
  [{ state: 'live', at: after(-5), rebuildDueAt: after(800) }, 60_000],
  [{ state: 'live', at: after(-5), rebuildDueAt: after(72 * 3_600) }, 600_000],
  [{ state: 'live', at: after(-5), rebuildDueAt: null }, null],
  [{ state: 'rebuilt', at: after(-5) }, null],
  [{ state: 'failed', at: after(-5), why: '', retryAt: after(60), live: true }, 30_000],
  [{ state: 'failed', at: after(-5), why: '', retryAt: null, live: true }, null],
])('for %o requests again after %s ms', (progress, expected) => {
  expect(requestAgainAfter(progress, NOW)).toBe(expected)
})
