import { afterEach, describe, expect, it } from 'vitest'
import { categoryOf, isRole, ownsCategory, roleWords } from '#domain/account/roles.ts'
import { isTaken, SEED_SUBJECTS, subjects, subjectsOf } from '#domain/contact/subjects.ts'
import { matching } from '#domain/events/browse.ts'
import type { CommunityEvent } from '#domain/events/event.ts'
import { categories, markOf, SEED_CATEGORIES } from '#domain/lists/categories.ts'
import { merged, newEntryId } from '#domain/lists/change.ts'
import type { ListEntry, Lists } from '#locale/lists.ts'
import { DEFAULT_LOCALE, setLocale } from '#locale/locale.ts'
import { listProblem } from './habitsSchema.ts'

const withLists = (lists: Lists) => setLocale({ ...DEFAULT_LOCALE, lists })
afterEach(() => setLocale(undefined))

const SISTERS: ListEntry = { id: 'sisters', name: 'Sisters', mark: 'youth' }
const OWN = merged([SISTERS, ...SEED_CATEGORIES], 'youth', 'social').map(entry =>
  entry.id === 'lecture' ? { ...entry, name: 'Talk', hidden: true } : entry,
)

describe('a list', () => {
  it('is that of the specification until an owner changes it', () => {
    expect(categories.offered()).toEqual(
      'prayer education lecture social youth charity other'.split(' '),
    )
    expect(subjectsOf('contact')).toEqual(
      'general prayer events donation volunteer other'.split(' '),
    )
    expect(subjectsOf('school')).toEqual('general events donation volunteer other'.split(' '))
    expect(subjects.name('donation')).toBe('Donations')
    expect(markOf('charity')).toBe('charity')
  })

  it('has the mosque’s own entries, names and order, and shows a merged one as another', () => {
    withLists({ categories: OWN })
    expect(categories.offered()).toEqual([
      'sisters',
      'prayer',
      'education',
      'social',
      'charity',
      'other',
    ])
    expect(categories.ids()).toContain('lecture')
    expect(['sisters', 'lecture', 'youth', 'prayer'].map(categories.name)).toEqual([
      ...['Sisters', 'Talk', 'Social', 'Prayer'],
    ])
    expect(['sisters', 'youth', 'gone'].map(markOf)).toEqual(['youth', 'social', 'other'])
    const event = { title: 'Tea', description: '', category: 'social' } as CommunityEvent
    expect(matching([event], { search: '', category: 'youth' })).toEqual([event])
  })

  it('takes messages about what a page offered before, and about nothing else', () => {
    const list = [{ id: 'hall', name: 'Hall', contact: true, hidden: true }, ...SEED_SUBJECTS]
    withLists({ subjects: merged(list, 'donation', 'general') })
    expect(subjectsOf('contact')).not.toContain('hall')
    expect(['hall', 'donation', 'nothing'].map(id => isTaken('contact', id))).toEqual([
      ...[true, true, false],
    ])
    expect(isTaken('school', 'hall')).toBe(false)
  })
})

it('a role for one category follows its name and merge', () => {
  withLists({ categories: OWN })
  expect(roleWords('events-sisters').name).toBe('Events: Sisters')
  expect(ownsCategory('events-youth', 'social')).toBe(true)
  expect(ownsCategory('events-sisters', 'social')).toBe(false)
  expect(categoryOf('editor')).toBeUndefined()
  expect(['events-sisters', 'admin', 'events-', 'events-X', 'toString'].map(isRole)).toEqual([
    ...[true, true, false, false, false],
  ])
})

it.each<[what: string, name: string, id: string]>([
  ['words', 'Sisters’ circle', 'sisters-circle'],
  ['accents', 'Épicerie', 'epicerie'],
  ['no Latin letters', 'حلقة', 'own'],
  ['one that is taken', 'Prayer', 'prayer-2'],
  ['digits first', '5 pillars', 'pillars'],
])('a new id is made from %s', (_, name, id) => expect(newEntryId(name, SEED_CATEGORIES)).toBe(id))

it('merging moves along what was merged before, and can be taken back', () => {
  const twice = merged(merged(SEED_CATEGORIES, 'youth', 'social'), 'social', 'other')
  expect(twice.filter(({ into }) => into).map(({ id, into }) => [id, into])).toEqual([
    ['social', 'other'],
    ['youth', 'other'],
  ])
  expect(merged(merged(SEED_CATEGORIES, 'youth', 'social'), 'youth', '')).toEqual(SEED_CATEGORIES)
})

it.each<[what: string, list: readonly ListEntry[], problem: RegExp | undefined]>([
  ['the seed', SEED_CATEGORIES, undefined],
  ['an own one', [...SEED_CATEGORIES, SISTERS], undefined],
  ['a name that is missing', [...SEED_CATEGORIES, { id: 'sisters' }], /name/],
  ['an entry of the seed that is missing', SEED_CATEGORIES.slice(1), /not removed/],
  ['an id twice', [...SEED_CATEGORIES, SISTERS, SISTERS], /same id/],
  ['a merge into nothing', merged(SEED_CATEGORIES, 'youth', 'gone'), /must be in the list/],
  ['a merge of the last one', merged(SEED_CATEGORIES, 'other', 'youth'), /cannot be merged/],
  ['nothing to choose', SEED_CATEGORIES.map(one => ({ ...one, hidden: true })), /at least one/],
])('a list is checked: %s', (_, list, problem) => {
  const found = listProblem(list, SEED_CATEGORIES)
  if (problem) expect(found).toMatch(problem)
  else expect(found).toBeUndefined()
})
