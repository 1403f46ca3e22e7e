import { expect, it } from 'vitest'
import { z } from 'zod'
import { parsed } from './parsed.ts'

const schema = z.object({
  name: z.string('Please tell us your name.'),
  page: z.number().min(1, 'There is no such page.').optional(),
})

it.each([
  ['a list', [], { '': 'These are no fields with values.' }],
  ['nothing', null, { '': 'These are no fields with values.' }],
  ['a wrong type', { name: 'A', page: 'x' }, { page: '“page” is missing or of another type.' }],
  [
    'what the schema words',
    { page: 0 },
    { name: 'Please tell us your name.', page: 'There is no such page.' },
  ],
])('refuses %s in words', (_, value, fields) => {
  expect(() => parsed(schema, value, 'form')).toThrow(expect.objectContaining({ fields }))
})
