import { expect, it } from 'vitest'
import { type ContentPage, textOf } from './page.ts'

const page: ContentPage = {
  id: 'home',
  title: 'Home',
  route: '/',
  lastUpdated: '2026-11-21T12:00:00.000Z',
  sections: { welcome: { id: 'welcome', title: 'Welcome', content: ' Peace \n' } },
}

it.each([
  ['welcome', 'Peace'],
  ['hero', ''],
])('reads section %s as %j', (id, text) => {
  expect(textOf(page, id)).toBe(text)
})
