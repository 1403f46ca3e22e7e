import { expect, it } from 'vitest'
import type { AdminNotice } from '#contract/notices.ts'
import { postedAlready } from './notices.ts'

const notice = (kind: AdminNotice['kind'], start: string, end: string) =>
  ({
    id: `${kind} ${start}`,
    kind,
    title: kind,
    start: `2026-11-${start}`,
    end: `2026-11-${end}`,
  }) as AdminNotice

const LIST = [
  notice('closure', '24T08:00:00Z', '24T23:00:00Z'),
  notice('closure', '26T08:00:00Z', '26T23:00:00Z'),
  notice('closure', '20T08:00:00Z', '20T23:00:00Z'),
  notice('janazah', '24T08:00:00Z', '24T23:00:00Z'),
  notice('urgent', '24T08:00:00Z', '24T23:00:00Z'),
]

it.each([
  ['closure', ['closure 24T08:00:00Z', 'closure 26T08:00:00Z']],
  ['janazah', ['janazah 24T08:00:00Z']],
  ['urgent', []],
] as const)('finds what is told already of a %s', (kind, found) => {
  const now = new Date('2026-11-24T17:00:00Z')
  expect(postedAlready(LIST, kind, now).map(({ id }) => id)).toEqual(found)
})
