import { expect, it } from 'vitest'
import { parseItems, parseLines } from './items.ts'

const step = { year: '2019', title: 'A building', description: 'Bought in April.' }

it.each([
  ['a list', JSON.stringify([step]), [step]],
  ['a list with a damaged step', JSON.stringify([{ year: '2006' }, null, step]), [step]],
  [
    'a step without its optional field',
    '[{"year":"1","title":"a"}]',
    [{ year: '1', title: 'a', description: '' }],
  ],
  ['a step with a number', JSON.stringify([{ ...step, year: 2019 }]), []],
  ['only the known fields', JSON.stringify([{ ...step, onclick: 'x' }]), [step]],
  ['a single step without its list', JSON.stringify(step), []],
  ['text that is not JSON', 'Founded in 2006', []],
  ['nothing', '', []],
])('reads %s', (_, content, items) => {
  expect(parseItems('timeline', content)).toEqual(items)
})

it('reads lines and skips blank ones', () => {
  expect(parseLines(' One\r\n\n  \nTwo ')).toEqual(['One', 'Two'])
})
