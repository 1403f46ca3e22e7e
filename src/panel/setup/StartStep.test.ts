import { expect, it } from 'vitest'
import { startsIn } from './StartStep.tsx'

it.each([
  ['en', ['Helpful texts (recommended)', 'Empty pages', 'The examples']],
  ['fr', ['Helpful texts (recommended)', 'Empty pages', 'The examples']],
  ['bs', ['Empty pages', 'The examples', 'Helpful texts, in English']],
])('a site in %s is offered %j', (language, labels) => {
  expect(startsIn(language).map(({ label }) => label)).toEqual(labels)
})
