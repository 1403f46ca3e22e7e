import { describe, expect, it } from 'vitest'
import { type Browsing, browsingOf, categoriesOf, matching, queryOf } from './browse.ts'
import type { CommunityEvent } from './event.ts'

const EVERYTHING: Browsing = {
  search: '',
  category: '',
  view: 'list',
  month: undefined,
  day: undefined,
}

describe('the address of the events page', () => {
  it.each<[string, Partial<Browsing>]>([
    ['', {}],
    ['?q=new%20muslims', { search: 'new muslims' }],
    ['?category=youth&view=calendar', { category: 'youth', view: 'calendar' }],
    ['?month=2028-02&day=2028-02-29', { month: '2028-02-01', day: '2028-02-29' }],
    ['?view=grid&month=2026-13&day=2026-02-29', {}],
    ['?month=next&day=', {}],
  ])('is read: %s', (query, asked) => {
    expect(browsingOf(query)).toEqual({ ...EVERYTHING, ...asked })
  })

  it.each<[Partial<Browsing>, string, string]>([
    [{}, '', ''],
    [{}, '?q=old&view=calendar', ''],
    [{ search: 'a & b' }, '', '?q=a+%26+b'],
    [{ view: 'calendar', month: '2026-12-01' }, '', '?view=calendar&month=2026-12'],
    [{ category: 'other' }, '?at=2027-03-14', '?at=2027-03-14&category=other'],
  ])('is written: %j into %j', (asked, before, after) => {
    expect(queryOf({ ...EVERYTHING, ...asked }, before)).toBe(after)
  })

  it('reads back what it wrote', () => {
    const asked: Browsing = {
      search: 'Qur’an + tea',
      category: 'lecture',
      view: 'calendar',
      month: '2026-12-01',
      day: '2026-12-31',
    }
    expect(browsingOf(queryOf(asked))).toEqual(asked)
  })
})

const event = (title: string, description: string, category: CommunityEvent['category']) =>
  ({ id: title, title, description, category }) as CommunityEvent
const EVENTS = [
  event('Youth night', 'Basketball and pizza', 'youth'),
  event('Tea', 'For NEW Muslims', 'social'),
  event('Brothers’ tea', 'Every week', 'social'),
]

it.each<[string, string, string[]]>([
  ['', '', ['Youth night', 'Tea', 'Brothers’ tea']],
  ['TEA', '', ['Tea', 'Brothers’ tea']],
  ['new muslims', '', ['Tea']],
  ['  pizza ', '', ['Youth night']],
  ['tea', 'youth', []],
  ['', 'social', ['Tea', 'Brothers’ tea']],
  ['', 'Social', []],
  ['tea for', '', []],
])('finds by search %j in category %j: %j', (search, category, titles) => {
  expect(matching(EVENTS, { search, category }).map(({ title }) => title)).toEqual(titles)
})

it('offers the categories of the events, in their fixed order', () => {
  expect(categoriesOf(EVENTS)).toEqual(['social', 'youth'])
})
