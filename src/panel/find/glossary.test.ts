import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { GLOSSARY, wordsFor } from './glossary.ts'

const PANEL = new URL('..', import.meta.url)

it.each([
  ['iqama', 'Iqama'],
  ['occurrence', 'Day of an event'],
  ['take off', 'Cancel this day'],
])('explains %s', (query, word) => {
  expect(wordsFor(query)[0]?.word).toBe(word)
})

it('says nothing of the panel in words that volunteers do not use', () => {
  const files = readdirSync(PANEL, { recursive: true, encoding: 'utf8' }).filter(
    name => /\.tsx?$/.test(name) && !/test|glossary/.test(name),
  )
  const banned = GLOSSARY.flatMap(({ not = [] }) => not)
  const found = files.flatMap(name => {
    // Texts begin after a quote or an element.
    const source = readFileSync(new URL(name, PANEL), 'utf8')
    return banned
      .filter(word => new RegExp(`['"\`>]\\s*${word}\\b`).test(source))
      .map(word => [name, word])
  })
  expect(found).toEqual([])
})
