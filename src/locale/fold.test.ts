import { afterEach, expect, it } from 'vitest'
import { foldForSearch } from './fold.ts'
import { inLanguage } from './languages.ts'
import { setLocale } from './locale.ts'
import folded from './testing/folded.json' with { type: 'json' }

afterEach(() => setLocale(undefined))

it.each(folded)('in %s %s is found by %s', (language, text, search) => {
  setLocale(inLanguage(language))
  expect(foldForSearch(text)).toBe(foldForSearch(search))
})

it.each([
  ['ه', 'ھ'],
  ['ة', 'ه'],
  ['ک', 'گ'],
])('%s is not found by %s', (one, other) => {
  expect(foldForSearch(one)).not.toBe(foldForSearch(other))
})
