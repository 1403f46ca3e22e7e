import { expect, it } from 'vitest'
import { NoticeFieldsSchema } from './fieldsSchema.ts'
import { type StoredNotice, StoredNoticesSchema, withoutOldNotices } from './stored.ts'

const correct = {
  kind: 'closure',
  title: 'Closed for snow',
  start: '2026-11-22T20:00:00Z',
  end: '2026-11-23T20:00:00Z',
}
const prayer = { name: 'dhuhr', date: '2026-11-23' }

it.each([
  [{}, {}],
  [{ title: '  Closed \n for snow ' }, {}],
  [{ start: '2026-11-22T15:00:00-05:00' }, {}],
  [{ link: '' }, {}],
  [{ link: '/events' }, { link: '/events' }],
  [{ link: 'https://example.org/snow' }, { link: 'https://example.org/snow' }],
  [
    { kind: 'janazah', prayer, end: undefined },
    { kind: 'janazah', prayer, end: undefined },
  ],
])('accepts %j', (sent, read) => {
  expect(NoticeFieldsSchema.parse({ ...correct, ...sent })).toEqual({
    ...{ kind: 'closure', title: 'Closed for snow', text: '' },
    ...{ start: '2026-11-22T20:00:00.000Z', end: '2026-11-23T20:00:00.000Z' },
    ...read,
  })
})

it.each<[object, string, string]>([
  [{ kind: 'party' }, 'kind', 'Choose what kind of notice it is.'],
  [{ title: ' ' }, 'title', 'Enter a title.'],
  [{ title: 'x'.repeat(101) }, 'title', 'The title can have at most 100 characters.'],
  [{ text: 'x'.repeat(501) }, 'text', 'The text can have at most 500 characters.'],
  [{ end: undefined }, 'end', 'Choose when the notice ends.'],
  [{ end: '2026-11-22T20:00:00Z' }, 'end', 'End time must be after start time.'],
  [{ end: '2027-11-30T20:00:00Z' }, 'end', 'A notice can be shown for a year at most.'],
  [{ start: 'now' }, 'start', 'Choose when the notice starts.'],
  [{ prayer }, 'prayer', 'Only a janazah follows a prayer.'],
  [{ language: 'Arabic!' }, 'language', 'Choose a language.'],
])('refuses %j', (sent, field, message) => {
  const { issues } = NoticeFieldsSchema.safeParse({ ...correct, ...sent }).error!
  expect(issues.map(({ path, message }) => [path.join('.'), message])).toEqual([[field, message]])
})

it('forgets notices 90 days after their end and 30 days after their deletion', () => {
  const notice = (id: string, end: string, deletedAt?: string) =>
    ({ id, end, deletedAt }) as unknown as StoredNotice
  const kept = withoutOldNotices(
    [
      notice('in force', '2026-12-01T00:00:00Z'),
      notice('over', '2026-08-30T00:00:00Z'),
      notice('long over', '2026-08-20T00:00:00Z'),
      notice('deleted', '2026-12-01T00:00:00Z', '2026-11-01T00:00:00Z'),
      notice('gone', '2026-12-01T00:00:00Z', '2026-10-20T00:00:00Z'),
    ],
    ({ end = '' }) => end,
    new Date('2026-11-22T20:00:00Z'),
  )
  expect(kept.map(({ id }) => id)).toEqual(['in force', 'over', 'deleted'])
})

it.each([
  ['/events', '/events'],
  ['javascript:alert(1)', undefined],
  ['//elsewhere.example', undefined],
])('reads the stored link %j as %j, as from a restored backup', (link, read) => {
  const start = '2026-11-22T20:00:00Z'
  const stored = {
    ...correct,
    text: '',
    id: 'a',
    revision: 1,
    savedAt: start,
    savedBy: 'Amina',
    link,
  }
  expect(StoredNoticesSchema.parse({ notices: [stored] }).notices[0]?.link).toBe(read)
})
