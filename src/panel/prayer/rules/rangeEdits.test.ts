import { describe, expect, it } from 'vitest'
import { checkGaps, checkOverlaps } from '#domain/prayer/rangeChecks.ts'
import type { OpenRange } from '#domain/prayer/ranges.ts'
import { findRange, putRange, removeRange, replaceRange } from './rangeEdits.ts'

interface Range extends OpenRange {
  readonly rule: string
}

/** 'A ..03-31 | B 04-01.. | R ..@9' as ranges of 2027, the last in the Hijri month 9. */
function read(text: string): Range[] {
  return text.split(' | ').map(part => {
    const [rule = '', days = '..'] = part.split(' ')
    const [ends = '', month] = days.split('@')
    const [from, until] = ends.split('..')
    return {
      rule,
      ...(month && { hijriMonth: Number(month) }),
      ...(from && { from: `2027-${from}` }),
      ...(until && { until: `2027-${until}` }),
    }
  })
}

function write(ranges: readonly Range[]): string {
  return ranges
    .map(({ rule, from = '', until = '', hijriMonth }) => {
      const month = hijriMonth === undefined ? '' : `@${hijriMonth}`
      return `${rule} ${from.slice(5)}..${until.slice(5)}${month}`
    })
    .join(' | ')
}

const one = (text: string) => read(text)[0] as Range

describe('putRange', () => {
  it.each([
    ['A ..', 'B 04-02..', 'A ..04-01 | B 04-02..'],
    ['A ..', 'B 04-02..04-09', 'A ..04-01 | B 04-02..04-09 | A 04-10..'],
    ['A ..04-01 | B 04-02..', 'A 04-02..', 'A ..'],
    ['A ..04-01 | B 04-02..', 'B 03-01..', 'A ..02-28 | B 03-01..'],
    ['A ..04-01 | B 04-02..', 'A 04-02..04-05', 'A ..04-05 | B 04-06..'],
    ['A ..', 'B ..', 'B ..'],
    ['A ..', 'A 04-02..', 'A ..'],
    ['A ..', 'R ..@9', 'A .. | R ..@9'],
    ['A .. | R ..@9', 'B 04-02..', 'A ..04-01 | B 04-02.. | R ..@9'],
    ['A .. | R ..@9', 'S 02-20..@9', 'A .. | R ..02-19@9 | S 02-20..@9'],
    ['A .. | R ..@9', 'S ..@9', 'A .. | S ..@9'],
  ])('%s, then %s: %s', (ranges, added, expected) => {
    expect(write(putRange(read(ranges), one(added)))).toBe(expected)
  })

  it('treats rules with the same keys in another order as equal', () => {
    const ranges = putRange([{ until: '2027-04-01', rule: { kind: 'after-athan', minutes: 5 } }], {
      from: '2027-04-02',
      rule: { minutes: 5, kind: 'after-athan' },
    } as never)
    expect(ranges).toEqual([{ rule: { kind: 'after-athan', minutes: 5 } }])
  })
})

describe('removeRange without a gap', () => {
  it.each([
    ['A ..04-01 | B 04-02..', 'B 04-02..', 'A ..'],
    ['A ..04-01 | B 04-02..', 'A ..04-01', 'B ..'],
    ['A ..04-01 | B 04-02..04-09 | C 04-10..', 'B 04-02..04-09', 'A ..04-09 | C 04-10..'],
    ['A ..04-01 | B 04-02..04-09 | A 04-10..', 'B 04-02..04-09', 'A ..'],
    ['A ..04-01 | B 04-10..', 'B 04-10..', 'A ..04-01'],
    ['A ..', 'A ..', ''],
  ])('%s without %s: %s', (text, removed, expected) => {
    const ranges = read(text)
    const target = findRange(ranges, one(removed)) as Range
    expect(write(removeRange(ranges, target))).toBe(expected)
  })
})

describe('replaceRange', () => {
  it.each([
    ['A ..04-01 | B 04-02..', 'B 04-02..', 'B 04-20..', 'A ..04-19 | B 04-20..'],
    ['A ..04-01 | B 04-02..', 'B 04-02..', 'C 03-01..', 'A ..02-28 | C 03-01..'],
    ['A ..04-01 | B 04-02..', 'B 04-02..', 'A 04-02..', 'A ..'],
    [
      'A ..04-01 | B 04-02..04-09 | C 04-10..',
      'B 04-02..04-09',
      'B 04-04..04-06',
      'A ..04-03 | B 04-04..04-06 | A 04-07..04-09 | C 04-10..',
    ],
    ['A ..', 'A ..', 'B 04-02..', 'A ..04-01 | B 04-02..'],
    ['A ..', 'A ..', 'B ..', 'B ..'],
    ['A .. | R ..@9', 'R ..@9', 'S ..@8', 'A .. | S ..@8'],
    ['A .. | R ..@9', 'R ..@9', 'R ..', 'R ..'],
    ['A .. | R ..@9', 'A ..', 'B 04-02..', 'A ..04-01 | B 04-02.. | R ..@9'],
    ['A ..', 'A ..', 'A ..@9', 'A .. | A ..@9'],
  ])('%s, %s to %s: %s', (text, target, changed, expected) => {
    const ranges = read(text)
    const after = replaceRange(ranges, findRange(ranges, one(target)) as Range, one(changed))
    expect(write(after)).toBe(expected)
    expect(checkOverlaps([], after, 'rules')).toEqual([])
    expect(checkGaps([], after, 'It')).toEqual([])
  })
})
