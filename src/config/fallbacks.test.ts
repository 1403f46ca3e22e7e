import { expect, it } from 'vitest'
import { shownContent } from './fallbacks.ts'

it.each([
  ['header/phone', ' (718) 222-3344 ', '(718) 222-3344'],
  ['header/phone', '', '(212) 555-0100'],
  ['schoolHeader/phone', '  ', '(212) 555-0101'],
  ['header/site-name', '', 'Mercy Islamic Center'],
  ['header/logo', '', ''],
] as const)('shows of %s, stored as %j, %j', (path, stored, shown) => {
  expect(shownContent(path, stored, undefined)).toBe(shown)
})

it('shows nothing of the examples where the mosque chose its own start', () => {
  expect(shownContent('header/phone', '', 'empty')).toBe('')
  expect(shownContent('header/email', '', 'helpful')).toBe('')
})

it('shows the purpose of the center when its mission is empty', () => {
  expect(shownContent('about/mission-vision', '\n', undefined)).toMatch(/^We exist/)
})
