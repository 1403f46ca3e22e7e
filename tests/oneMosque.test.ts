import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { IDENTITY, seedPages } from '#config/seed/pages.ts'

/** Facts and promises of one mosque are content; catalogs and code hold what is true of every mosque. */
const SEED = Object.values(seedPages).flatMap(({ sections }) =>
  Object.values(sections).map(({ content }) => content),
)

/** What only one mosque can say. Each has to be found in the seed, or it would find nothing elsewhere. */
const PATTERNS = [
  /\b501\(c\)/,
  /\$\d{2,}/,
  /\b(?:January|February|March|April|June|July|August|September|October|November|December) (?:19|20)\d\d\b/,
  /\bages? \d/i,
  /\bgrades? \w+ to\b|\bkindergarten\b/i,
  /\b(?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)days? (?:morning|afternoon|evening|night)s?\b/,
  /\bwithin (?:an?|one|two|three|\d+) (?:hour|day|week)s?\b/,
  /\b(?:sister|brother|somebody|volunteer|we) (?:\w+ )*will (?:meet|show|call|reply|answer|help|mail)\b/i,
  /\bthat is who answers\b|\bnothing you say is passed on\b|\bas work and family allow\b/,
]

/** The first two words of a name: 'Mercy Islamic', of whatever it is that follows. */
const beginning = (name: string) => name.split(' ').slice(0, 2).join(' ')
const NAMES = [
  ...Object.values(IDENTITY).map(({ name }) => beginning(name)),
  ...Object.values(IDENTITY).map(({ address }) => address),
]

/** Sentences that the seed owns. */
const SENTENCES = SEED.flatMap(text => text.split(/(?<=[.!?])\s+|\n|["\\]+/)).filter(
  sentence => (sentence.match(/\p{L}+/gu) ?? []).length > 4 && !sentence.includes('<'),
)

const COMMENTS = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm

/** The forms that the law gives mosques, of which an owner chooses theirs, and texts that one may begin with. */
const CHOSEN = [
  'src/domain/habits/charity.ts',
  'src/texts/en-US/charity.json',
  'src/texts/en-US/starts.json',
]

const sources = globSync(['{src,netlify}/**/*.{ts,tsx,astro}', 'src/texts/en-US/*.json'])
  .filter(path => !/\.test\.|\/testing\/|\/samples\/|^src\/config\/seed\//.test(path))
  .filter(path => !CHOSEN.includes(path))
  .map(path => ({ path, code: readFileSync(path, 'utf8').replace(COMMENTS, '') }))

const placesOf = (found: (code: string) => boolean) =>
  sources.filter(({ code }) => found(code)).map(({ path }) => path)

it('the catalogs are among what is read', () => {
  expect(CHOSEN.filter(path => !existsSync(path))).toEqual([])
  expect(sources.filter(({ path }) => path.endsWith('.json')).length).toBeGreaterThan(60)
})

it.each(PATTERNS)('%s is in the seed and not in the code', pattern => {
  expect(SEED.filter(text => pattern.test(text))).not.toEqual([])
  expect(placesOf(code => pattern.test(code))).toEqual([])
})

it.each(NAMES)('%s is in the seed and not in the code', name => {
  expect(SEED.join('\n')).toContain(name)
  expect(placesOf(code => code.includes(name))).toEqual([])
})

it('no sentence of the seed is in the code', () => {
  expect(SENTENCES.length).toBeGreaterThan(300)
  const repeated = sources.flatMap(({ path, code }) =>
    SENTENCES.filter(sentence => code.includes(sentence)).map(sentence => `${path}: ${sentence}`),
  )
  expect(repeated).toEqual([])
})
