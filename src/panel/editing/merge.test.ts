import { describe, expect, it } from 'vitest'
import { type Merged, merge, type Side } from './merge.ts'

const faq = (question: string, answer = 'Yes.') => ({ question, answer })
const day = (date: string, note = '') => ({ date, note })
const byDate = { keyOf: (item: unknown) => (item as { date: string }).date }
const keys = ({ conflicts }: Merged<unknown>) => conflicts.map(({ key }) => key)

describe('merge of fields', () => {
  it.each<[string, object, object, object, object]>([
    ['of either side are kept', { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1, b: 2 }, { a: 2, b: 2 }],
    [
      'at any depth',
      { p: { a: 1, b: 1 } },
      { p: { a: 2, b: 1 } },
      { p: { a: 1, b: 2 } },
      { p: { a: 2, b: 2 } },
    ],
    ['that both changed in the same way', { a: 1 }, { a: 2 }, { a: 2 }, { a: 2 }],
    ['that one side added', { a: 1 }, { a: 1, b: 1 }, { a: 1, c: 1 }, { a: 1, b: 1, c: 1 }],
    ['that one side removed', { a: 1, b: 1 }, { a: 1 }, { a: 2, b: 1 }, { a: 2 }],
  ])('%s', (_, base, mine, theirs, expected) => {
    expect(merge(base, mine, theirs)).toEqual({ value: expected, conflicts: [] })
  })

  it('reports a conflict for each field that both changed, and for no other', () => {
    const [base, mine, theirs] = [
      { name: 'Center', phone: '1', email: 'a' },
      { name: 'Mine', phone: '2', email: 'b' },
      { name: 'Theirs', phone: '1', email: 'c' },
    ]
    const { value, conflicts } = merge(base, mine, theirs)
    expect(value).toEqual({ name: 'Mine', phone: '2', email: 'b' })
    expect(conflicts).toEqual([
      { key: 'name', path: ['name'], mine: 'Mine', theirs: 'Theirs' },
      { key: 'email', path: ['email'], mine: 'b', theirs: 'c' },
    ])
    const choose = (key: string): Side => (key === 'name' ? 'theirs' : 'mine')
    expect(merge(base, mine, theirs, {}, choose).value).toEqual({
      name: 'Theirs',
      phone: '2',
      email: 'b',
    })
  })

  it('takes a value that is merged as a whole from one side', () => {
    const rules = { isWhole: ([first]: readonly unknown[]) => first === 'place' }
    const place = (name: string, zone: string) => ({ place: { name, zone } })
    const merged = merge(place('a', 'z'), place('b', 'z'), place('a', 'y'), rules)
    expect([merged.value, keys(merged)]).toEqual([place('b', 'z'), ['place']])
  })

  it('reports a conflict for a field removed on one side and changed on the other', () => {
    expect(merge({ a: 1 }, {}, { a: 2 })).toMatchObject({
      value: {},
      conflicts: [{ key: 'a', mine: undefined, theirs: 2 }],
    })
  })
})

describe('merge of list items', () => {
  const [a, b, c, x, y] = ['a', 'b', 'c', 'x', 'y'].map(name => faq(name))
  it.each<[string, unknown[], unknown[], unknown[], unknown[]]>([
    ['that two people add at once are both kept', [a], [a, x], [a, y], [a, y, x]],
    ['that two people add to an empty list', [], [x], [y], [y, x]],
    ['that both added in the same way are kept once', [a], [a, x], [a, x, y], [a, x, y]],
    ['added at the start', [a, b], [x, a, b], [a, b, y], [x, a, b, y]],
    ['added in the middle', [a, b], [a, x, b], [a, b, y], [a, x, b, y]],
    ['removed by one side', [a, b, c], [a, c], [a, b, c, x], [a, c, x]],
    ['removed by both', [a, b, c], [a, c], [b, c], [c]],
    ['moved by one side, added by the other', [a, b, c], [c, a, b], [a, b, c, x], [c, x, a, b]],
    ['moved by both in the same way', [a, b, c], [c, a, b], [c, a, b, x], [c, a, b, x]],
    [
      'edited by either',
      [a, b],
      [faq('a', 'Mine'), b],
      [a, faq('b', 'Theirs')],
      [faq('a', 'Mine'), faq('b', 'Theirs')],
    ],
    ['of plain text', ['a', 'b'], ['a', 'b', 'mine'], ['theirs', 'b'], ['theirs', 'b', 'mine']],
    ['that say the same twice', [a, a], [a, a, x], [a], [a, x]],
  ])('%s', (_, base, mine, theirs, expected) => {
    expect(merge(base, mine, theirs)).toEqual({ value: expected, conflicts: [] })
  })

  it.each<[string, unknown[], unknown[], unknown[], string[], unknown[], unknown[]]>([
    [
      'edited by both',
      [a, b],
      [faq('a', 'Mine'), b],
      [faq('a', 'Theirs'), b],
      ['0/answer'],
      [faq('a', 'Mine'), b],
      [faq('a', 'Theirs'), b],
    ],
    [
      'removed here, edited there',
      [a, b],
      [b],
      [faq('a', 'Theirs'), b],
      ['0'],
      [b],
      [faq('a', 'Theirs'), b],
    ],
    [
      'edited here, removed there',
      [a, b],
      [faq('a', 'Mine'), b],
      [b],
      ['0'],
      [faq('a', 'Mine'), b],
      [b],
    ],
    ['moved by both', [a, b, c], [c, a, b], [b, a, c], ['order'], [c, a, b], [b, a, c]],
    [
      'that may have been replaced',
      [a, b],
      [faq('x'), b],
      [faq('a', 'Theirs'), b],
      ['0'],
      [faq('x'), b],
      [faq('a', 'Theirs'), b],
    ],
    [
      'of plain text',
      ['a', 'b'],
      ['mine', 'b'],
      ['theirs', 'b'],
      ['0'],
      ['mine', 'b'],
      ['theirs', 'b'],
    ],
  ])('%s are conflicts', (_, base, mine, theirs, conflicting, asMine, asTheirs) => {
    const merged = merge(base, mine, theirs)
    expect([keys(merged), merged.value]).toEqual([conflicting, asMine])
    expect(merge(base, mine, theirs, {}, () => 'theirs').value).toEqual(asTheirs)
  })

  it('matches items by their keys, even after edits', () => {
    const base = [day('2027-01-01', 'a'), day('2027-01-02', 'b')]
    const mine = [day('2027-01-01', 'x'), day('2027-01-02', 'b'), day('2027-01-05', 'mine')]
    const theirs = [day('2027-01-02', 'y'), day('2027-01-05', 'theirs')]
    const merged = merge(base, mine, theirs, byDate)
    expect(keys(merged)).toEqual(['2027-01-01', '2027-01-05/note'])
    expect(merged.value).toEqual([
      day('2027-01-01', 'x'),
      day('2027-01-02', 'y'),
      day('2027-01-05', 'mine'),
    ])
  })
})

describe('merge of random edits', () => {
  /** Numbers that look random and are the same in every run (mulberry32). */
  const random = (seed: number) => () => {
    seed = (seed + 0x6d2b79f5) | 0
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  const seeds = Array.from({ length: 300 }, (_, seed) => random(seed))

  function edited(
    list: readonly ReturnType<typeof faq>[],
    next: () => number,
    side: string,
    mayTouch: (at: number) => boolean,
  ) {
    const result: ReturnType<typeof faq>[] = []
    for (const [at, item] of list.entries()) {
      if (next() < 0.25) result.push(faq(`${side} ${at} ${next()}`))
      if (!mayTouch(at) || next() < 0.6) result.push(item)
      else if (next() > 0.4) result.push({ ...item, answer: `${side} ${next()}` })
    }
    return result
  }

  it('takes the edits of one side unchanged', () => {
    for (const next of seeds) {
      const base = Array.from({ length: 6 }, (_, at) => faq(`q${at}`))
      const changed = edited(base, next, 'mine', () => true)
      expect(merge(base, changed, base)).toEqual({ value: changed, conflicts: [] })
      expect(merge(base, base, changed)).toEqual({ value: changed, conflicts: [] })
      expect(merge(base, changed, changed)).toEqual({ value: changed, conflicts: [] })
    }
  })

  it('keeps the edits of different items without a conflict', () => {
    for (const next of seeds) {
      const base = Array.from({ length: 6 }, (_, at) => faq(`q${at}`))
      const mine = edited(base, next, 'mine', at => at % 2 === 0)
      const theirs = edited(base, next, 'theirs', at => at % 2 === 1)
      const { value, conflicts } = merge(base, mine, theirs)
      expect(conflicts).toEqual([])
      const texts = (list: readonly object[]) => list.map(item => JSON.stringify(item))
      const [before, my, their] = [texts(base), texts(mine), texts(theirs)]
      const expected = [
        ...before.filter(text => my.includes(text) && their.includes(text)),
        ...my.filter(text => !before.includes(text)),
        ...their.filter(text => !before.includes(text)),
      ]
      expect(texts(value).sort()).toEqual(expected.sort())
    }
  })
})
