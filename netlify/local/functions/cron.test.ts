import { describe, expect, it } from 'vitest'
import { cronJob } from './cron.ts'

// 21 November 2026 is a Saturday.
const FROM = '2026-11-21T07:30:20Z'

it.each([
  ['* * * * *', FROM, '2026-11-21T07:31:00Z'],
  ['*/5 * * * *', FROM, '2026-11-21T07:35:00Z'],
  ['*/5 * * * *', '2026-11-21T07:35:00Z', '2026-11-21T07:40:00Z'],
  ['*/5 * * * *', '2026-11-21T07:34:59.999Z', '2026-11-21T07:35:00Z'],
  ['59 * * * *', '2026-11-21T07:59:00Z', '2026-11-21T08:59:00Z'],
  ['@hourly', FROM, '2026-11-21T08:00:00Z'],
  ['@daily', FROM, '2026-11-22T00:00:00Z'],
  ['@midnight', FROM, '2026-11-22T00:00:00Z'],
  ['@weekly', FROM, '2026-11-22T00:00:00Z'],
  ['@monthly', FROM, '2026-12-01T00:00:00Z'],
  ['@yearly', FROM, '2027-01-01T00:00:00Z'],
  ['@ANNUALLY', FROM, '2027-01-01T00:00:00Z'],
  ['0 9 * * 1-5', FROM, '2026-11-23T09:00:00Z'],
  ['0 9 * * mon-fri', FROM, '2026-11-23T09:00:00Z'],
  ['0 9 * * 7', FROM, '2026-11-22T09:00:00Z'],
  ['0 9 * jan,MAR *', FROM, '2027-01-01T09:00:00Z'],
  ['30 3 1,15 * *', FROM, '2026-12-01T03:30:00Z'],
  ['0 0 13 * 5', FROM, '2026-11-27T00:00:00Z'],
  ['0 0 13 * *', FROM, '2026-12-13T00:00:00Z'],
  ['0 0 */2 * 5', FROM, '2026-11-27T00:00:00Z'],
  ['0 0 31 * *', FROM, '2026-12-31T00:00:00Z'],
  ['0 0 29 2 *', FROM, '2028-02-29T00:00:00Z'],
  ['0 0 29 2 */7', FROM, '2032-02-29T00:00:00Z'],
  ['10-30/10 5/8 * * *', FROM, '2026-11-21T13:10:00Z'],
  ['0,30 7 * * *', FROM, '2026-11-22T07:00:00Z'],
  ['59 23 31 12 *', '2026-12-31T23:59:00Z', '2027-12-31T23:59:00Z'],
])('runs %s after %s at %s', (expression, after, expected) => {
  expect(cronJob(expression).nextRun(new Date(after))).toEqual(new Date(expected))
})

describe('an expression that is not valid', () => {
  it.each([
    '',
    '* * * *',
    '* * * * * *',
    '60 * * * *',
    '* 24 * * *',
    '* * 0 * *',
    '* * * 13 *',
    '* * * * 8',
    '5-1 * * * *',
    '*/0 * * * *',
    'a * * * *',
    '@often',
    '1-2-3 * * * *',
  ])('quotes the invalid expression %j', expression => {
    expect(() => cronJob(expression)).toThrow(`"${expression}"`)
  })

  it('refuses an expression for a day that never comes', () => {
    expect(() => cronJob('0 0 31 2 *')).toThrow('never')
  })
})
