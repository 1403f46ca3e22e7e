import { expect, it } from 'vitest'
import type { Schema } from '#config/apiTypes.ts'
import { objectFields, objectsOf, typeParts } from './types.ts'

const REF: Schema = { $ref: '#/components/schemas/Row' }
const inWords = (schema: Schema) =>
  typeParts(schema)
    .map(part =>
      typeof part === 'string' ? part : 'value' in part ? part.value : `<${part.object}>`,
    )
    .join('')

it.each<[string, Schema]>([
  ['text', { type: 'string' }],
  ['text or null', { type: ['string', 'null'] }],
  ['"24h"', { const: '24h' }],
  ['"a", "b"', { enum: ['a', 'b'] }],
  ['list of <Row>', { type: 'array', items: REF }],
  ['list of [text, number]', { items: { prefixItems: [{ type: 'string' }, { type: 'number' }] } }],
  ['text by name', { type: 'object', additionalProperties: { type: 'string' } }],
  ['<Row> or null', { anyOf: [REF, { type: 'null' }] }],
  ['anything', {}],
])('says “%s”', (words, schema) => {
  expect(inWords(schema)).toBe(words)
})

it('lists the fields of objects without a name below the field that holds them', () => {
  const place: Schema = { type: 'object', properties: { x: { type: 'number' } }, required: ['x'] }
  const fields = objectFields({ properties: { place, sets: { type: 'array', items: place } } })
  expect(fields.map(({ name, isOptional }) => [name, isOptional])).toEqual([
    ['place', true],
    ['place.x', false],
    ['sets', true],
    ['sets[].x', false],
  ])
})

it('finds the objects of objects, each once', () => {
  const components = { Row: { items: { $ref: '#/components/schemas/Part' } }, Part: REF }
  expect(objectsOf([REF, REF], components)).toEqual(['Row', 'Part'])
})
