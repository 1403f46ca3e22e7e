import { expect, it } from 'vitest'
import { formatNumber } from '#locale/formatNumber.ts'
import { formatList, momentInWords } from './intl.ts'

const now = new Date('2026-11-21T17:00:00Z')

it.each([
  ['2026-11-21T16:59:00Z', 'Today, 11:59 AM'],
  ['2026-11-21T05:00:00Z', 'Today, 12:00 AM'],
  ['2026-11-21T04:59:00Z', 'Yesterday, 11:59 PM'],
  ['2026-11-20T04:59:00Z', 'Thursday, November 19, 11:59 PM'],
  ['2025-12-31T12:00:00Z', 'Wednesday, December 31, 2025, 7:00 AM'],
  ['nonsense', ''],
])('writes %s as %s', (iso, words) => {
  expect(momentInWords(iso, 'America/New_York', now)).toBe(words)
})

it('writes numbers and lists', () => {
  expect(formatNumber(2000)).toBe('2,000')
  expect(formatList(['a', 'b', 'c'])).toBe('a, b, and c')
})
