import { expect, it } from 'vitest'
import { z } from 'zod'
import { parsed } from './parsed.ts'

const schema = z.object({
  name: z.string('Please tell us your name.'),
  page: z.number().min(1, 'There is no such page.').optional(),
})

it.each([
  ['a wrong type', { name: 'A', page: 'x' }, { page: '“page” is missing or of another type.' }],
  [
    'what the schema words',
    { page: 0 },
    { name: 'Please tell us your name.', page: 'There is no such page.' },
  ],
])('refuses %s in words', (_, value, fields) => {
  expect(() => parsed(schema, value, 'form')).toThrow(expect.objectContaining({ fields }))
})

it.each([[[]], [null]])('says of %j as a whole what is wrong, and of no field', value => {
  const problem = { message: 'These are no fields with values.', fields: undefined }
  expect(() => parsed(schema, value, 'form')).toThrow(expect.objectContaining(problem))
})
