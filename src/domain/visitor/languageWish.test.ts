import { expect, it } from 'vitest'
import { languageWish } from './languageWish.ts'

const OFFERED = ['en', 'ar', 'ur', 'pt-BR']

it.each([
  ['the browser prefers the page’s', 'en', null, ['en-GB', 'ar'], undefined],
  ['the browser prefers another one', 'en', null, ['ur-PK', 'en'], 'ur'],
  ['the site has only a later one of the browser’s', 'en', null, ['de', 'ar'], 'ar'],
  ['the site has none of them', 'en', null, ['de'], undefined],
  ['the visitor chose another one', 'ar', 'en', ['ar'], 'en'],
  ['the visitor chose the page’s', 'en', 'en', ['ar'], undefined],
  ['what was chosen is not offered any more', 'en', 'fr', ['ur'], 'ur'],
  ['it is offered for another country', 'en', null, ['pt'], 'pt-BR'],
])('where %s', (_, current, chosen, preferred, wish) => {
  expect(languageWish(OFFERED, current, chosen, preferred)).toBe(wish)
})
