import { expect, it } from 'vitest'
import { readable, searchContent } from './search.ts'

const page = (id: string, title: string, sections: Record<string, string>) => ({
  id,
  title,
  sections: Object.fromEntries(
    Object.entries(sections).map(([id, content]) => [
      id,
      { id, title: id.replace('-', ' '), content },
    ]),
  ),
})
const pages = [
  page('about', 'About', {
    'hero-title': 'About us',
    trustees: '[{"name":"Café Person","position":"Chair"}]',
  }),
  page('schoolInfo', 'School info', {
    'tuition-details': `<p>${'word '.repeat(30)}It costs <strong>$120</strong> a year.</p>`,
    'hero-text': "Jumu'ah is on Friday",
  }),
]
const found = (query: string) =>
  searchContent(pages, query).map(({ pageId, sectionId }) => `${pageId}/${sectionId}`)

it.each([
  ['', []],
  ['  ', []],
  ['nowhere', []],
  ['ABOUT', ['about/hero-title', 'about/trustees']],
  ['cafe', ['about/trustees']],
  ['chair about', ['about/trustees']],
  ["jumu'ah", ['schoolInfo/hero-text']],
  ['$120', ['schoolInfo/tuition-details']],
  ['strong', []],
  ['position', []],
  ['school hero', ['schoolInfo/hero-text']],
])('finds %j', (query, paths) => {
  expect(found(query)).toEqual(paths)
})

it.each([
  [
    'about',
    'trustees',
    '[{"name":"A","position":"B","photo":"/api/uploads/c","focus":"top"}]',
    'A · B',
  ],
  [
    'gallery',
    'albums',
    '[{"name":"Eid","date":"2026-05-30","photos":"/api/uploads/c The fair"}]',
    'Eid · May 30, 2026 · The fair',
  ],
])('reads of %s/%s what visitors read', (pageId, sectionId, content, text) => {
  expect(readable(pageId, sectionId, content)).toBe(text)
})

it('shows the original text around the word', () => {
  expect(searchContent(pages, 'COSTS')[0]?.excerpt).toEqual([
    expect.stringMatching(/^….*It $/),
    'costs',
    ' $120 a year.',
  ])
  expect(searchContent(pages, 'café')[0]?.excerpt).toEqual(['', 'Café', ' Person · Chair'])
  expect(searchContent(pages, 'tuition')[0]?.excerpt).toBeNull()
})

it('returns at most the given number of hits', () => {
  expect(searchContent(pages, 'a', 2)).toHaveLength(2)
})

it('shows the sections of that name first, the shortest before what belongs to it', () => {
  const { sections, ...about } = page('about', 'About', {
    'site-description': 'Its history, its board and how to visit',
    'board-title': 'Board',
    board: '[]',
  })
  const hits = searchContent([{ ...about, sections }], 'board')
  expect(hits.map(({ sectionId }) => sectionId)).toEqual([
    'board',
    'board-title',
    'site-description',
  ])
})
