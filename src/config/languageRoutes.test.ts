import { expect, it } from 'vitest'
import { panelLanguages } from './languageRoutes.ts'

it.each([
  ['en', [], ['en']],
  ['en', ['ar', 'fr'], ['en', 'fr']],
  ['fr', ['en'], ['fr', 'en']],
  // At the root it is English already.
  ['ar', ['en', 'fr'], ['en', 'fr']],
])('the panel of a site in %s and %j can be read in %j', (own, others, languages) => {
  expect(panelLanguages({ own, others })).toEqual(languages)
})
