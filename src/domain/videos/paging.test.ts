import { expect, it } from 'vitest'
import { isOnPage, pageCount, pageWords, requestedPage } from './paging.ts'

it.each([
  [0, 1],
  [9, 1],
  [10, 2],
  [18, 2],
  [19, 3],
  [49, 6],
])('%i videos fill %i pages', (videos, pages) => {
  expect(pageCount(videos)).toBe(pages)
})

it.each([
  ['', 1],
  ['?page=2', 2],
  ['?page=3&at=2027-03-14', 3],
  ['?page=4', 3],
  ['?page=0', 1],
  ['?page=-1', 1],
  ['?page=2.5', 1],
  ['?page=two', 1],
  ['?page=99999999999', 1],
])('of three pages, %j requests page %i', (search, page) => {
  expect(requestedPage(search, 3)).toBe(page)
})

it('puts nine videos on a page and counts pages from one', () => {
  expect([0, 8, 9, 17, 18].map(index => isOnPage(index, 2))).toEqual([
    false,
    false,
    true,
    true,
    false,
  ])
  expect(pageWords(2, 3)).toBe('Page 2 of 3')
})
