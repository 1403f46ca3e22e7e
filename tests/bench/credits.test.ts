import { describe, expect, it } from 'vitest'
import { monthOf, monthsTable, screenMonth } from './credits.ts'

const visit = {
  first: { requests: 30, bytes: 300_000 },
  second: { requests: 10, bytes: 20_000 },
  cachedPaths: 2,
  uncachedCalls: 0,
}
const call = { coldSeconds: 0.3, runSeconds: 0.1, tickSeconds: 0.1 }

it.each([
  // 150 deploys; 20 requests, 160 KB a visit; 288 ticks and 2 × 200 refreshes a day of 0.6 s each.
  [200, { requests: 24, bandwidth: 19.2, compute: 34.4, deploys: 150, all: 227.6 }, 'Free'],
  // Kept responses are refreshed 288 times a day at most, however many people visit.
  [1000, { requests: 120, bandwidth: 96, compute: 43.2, deploys: 150, all: 409.2 }, 'Personal'],
  [5000, { requests: 600, bandwidth: 480, compute: 43.2, deploys: 150, all: 1273.2 }, 'Pro'],
  [
    50_000,
    { requests: 6000, bandwidth: 4800, compute: 43.2, deploys: 150, all: 10_993.2 },
    'more than Pro includes',
  ],
])('a month of %d visits a day costs these credits', (visits, credits, plan) => {
  const month = monthOf(visits, visit, call)
  const rounded = Object.entries(month.credits).map(([name, value]) => [
    name,
    Number(value.toFixed(1)),
  ])
  expect(Object.fromEntries(rounded)).toEqual(credits)
  expect(month.plan).toBe(plan)
})

it('counts a call that the CDN does not keep for every visit', () => {
  const month = monthOf(200, { ...visit, cachedPaths: 0, uncachedCalls: 1 }, call)
  expect(month.calls).toBe((200 + 288) * 30)
})

it('prints the months as a Markdown table', () => {
  expect(monthsTable([[200, monthOf(200, visit, call)]])).toBe(`| a month of | 200 visits a day |
| --- | --- |
| web requests | 120,000: 24 |
| bandwidth | 1.0 GB: 19 |
| compute | 20,640 calls, 3.4 GB-hours: 34 |
| deploys | 10: 150 |
| **credits in all** | **228** |
| smallest plan | Free |`)
})

describe('a screen', () => {
  const figures = { load: { requests: 10, bytes: 200_000 }, unchangedBytes: 500 }

  it.each([
    // 43,200 minutes: every one, one every 5, one every 15; 10 a night.
    [true, 8640 + 2880],
    [false, 2880],
  ])('that is the first (%s) takes requests and calls by its intervals', (isFirst, calls) => {
    const month = screenMonth(isFirst, figures, call)
    expect(month).toMatchObject({ requests: 55_020, calls, writes: 2880 })
    expect(month.gigabytes).toBeCloseTo((54_720 * 500 + 30 * 200_000) / 1e9, 9)
    expect(month.credits.compute).toBeCloseTo((calls * 0.6 * 10) / 3600, 9)
    expect(month.credits.requests).toBeCloseTo(11.004, 9)
  })
})
