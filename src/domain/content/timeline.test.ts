import { expect, it } from 'vitest'
import { parseTimeline } from './timeline.ts'

const step = { year: '2019', title: 'A building', description: 'Bought in April.' }

it.each([
  ['a list', JSON.stringify([step]), [step]],
  ['a list with a damaged step', JSON.stringify([{ year: '2006' }, null, step]), [step]],
  ['a single step without its list', JSON.stringify(step), []],
  ['text that is no JSON', 'Founded in 2006', []],
  ['nothing', '', []],
])('reads %s', (_, content, items) => {
  expect(parseTimeline(content)).toEqual(items)
})
