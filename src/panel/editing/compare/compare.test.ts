import { describe, expect, it } from 'vitest'
import { compareLines, type TextPart } from './compare.ts'
import { matchLines } from './matchLines.ts'

const shown = (parts: TextPart[] | null) =>
  parts?.map(({ text, changed }) => (changed ? `[${text}]` : text)).join('') ?? '-'
const rows = (before: string[], after: string[]) =>
  compareLines(before, after).map(row => `${row.kind}: ${shown(row.before)} | ${shown(row.after)}`)

describe('matchLines', () => {
  it.each([
    ['', '', 0],
    ['abc', 'abc', 3],
    ['abc', '', 0],
    ['abcbdab', 'bdcaba', 4],
    ['xabcz', 'yabcw', 3],
    ['aaa', 'aa', 2],
  ])('finds the common subsequence of %s and %s', (a, b, length) => {
    const pairs = matchLines([...a], [...b])
    expect(pairs).toHaveLength(length)
    for (const [i, j] of pairs) expect(a[i]).toBe(b[j])
    const inOrder = (side: 0 | 1) =>
      pairs.every((pair, at) => at === 0 || pair[side] > (pairs[at - 1]?.[side] ?? 0))
    expect([inOrder(0), inOrder(1)]).toEqual([true, true])
  })

  it('matches only the ends of texts that are too long', () => {
    const long = (name: string) => Array.from({ length: 5_000 }, (_, i) => `${name}${i}`)
    const pairs = matchLines(['first', ...long('a'), 'last'], ['first', ...long('b'), 'last'])
    expect(pairs).toEqual([
      [0, 0],
      [5_001, 5_001],
    ])
  })
})

describe('compareLines', () => {
  it('marks the words in which a line differs', () => {
    expect(rows(['Doors open at 9 AM on Sunday'], ['Doors open at 10 AM on Sunday'])).toEqual([
      'changed: Doors open at [9] AM on Sunday | Doors open at [10] AM on Sunday',
    ])
  })

  it('shows lines with few common words as completely changed', () => {
    expect(rows(['Theirs.'], ['Mine.'])).toEqual(['changed: [Theirs.] | [Mine.]'])
    expect(rows(['One thing'], ['Something else entirely'])).toEqual([
      'changed: [One thing] | [Something else entirely]',
    ])
  })

  it('shows an added or removed line beside an empty cell', () => {
    expect(rows(['a', 'b', 'c'], ['a', 'c', 'd'])).toEqual([
      'same: a | a',
      'removed: [b] | -',
      'same: c | c',
      'added: - | [d]',
    ])
    expect(rows([], ['a'])).toEqual(['added: - | [a]'])
    expect(rows([], [])).toEqual([])
  })

  it('keeps every word of both sides', () => {
    const before = ['The quick brown fox', '', 'jumps over', 'the lazy dog', 'الفردوس']
    const after = ['The slow brown fox', 'jumps over', '', 'a lazy dog, twice', 'مدرسة الفردوس']
    const all = compareLines(before, after)
    const side = (name: 'before' | 'after') =>
      all.flatMap(row => (row[name] ? [row[name].map(part => part.text).join('')] : []))
    expect(side('before')).toEqual(before)
    expect(side('after')).toEqual(after)
  })
})
