import type { Schema } from '#config/apiTypes.ts'
import { developersTexts as texts } from '#texts/developers.ts'
import { marks } from '#texts/marks.ts'

/** A part of a type in words; `object` is the name of an object that has its own table, `value` JSON. */
type TypePart = string | { object: string } | { value: string }

const REFERENCE = '#/components/schemas/'

/** A schema in words, with the objects that it names as parts of their own. */
export function typeParts(schema: Schema): TypePart[] {
  if (schema.$ref) return [{ object: schema.$ref.slice(REFERENCE.length) }]
  if ('const' in schema) return [inCode(schema.const)]
  if (schema.enum)
    return joined(
      schema.enum.map(inCode).map(one => [one]),
      marks.comma,
    )
  if (schema.anyOf) return joined(schema.anyOf.map(typeParts), texts.or)
  if (schema.prefixItems)
    return around(texts.pair, joined(schema.prefixItems.map(typeParts), marks.comma))
  if (typeof schema.items === 'object') return around(texts.list, typeParts(schema.items))
  if (typeof schema.additionalProperties === 'object') {
    return around(texts.byName, typeParts(schema.additionalProperties))
  }
  return [[schema.type ?? []].flat().map(inWords).join(texts.or) || texts.anything]
}

const inCode = (value: unknown): TypePart => ({ value: JSON.stringify(value) })

const WORDS: Record<string, keyof typeof texts> = {
  string: 'text',
  number: 'number',
  integer: 'number',
  boolean: 'yesNo',
  null: 'nothing',
  object: 'object',
}
function inWords(type: string): string {
  const word = WORDS[type]
  return word ? `${texts[word]}` : type
}

const joined = (all: TypePart[][], between: string): TypePart[] =>
  all.flatMap((parts, index) => (index > 0 ? [between, ...parts] : parts))

/** Puts a text around parts: 'list of ' before them. */
function around(text: (of: string) => string, parts: TypePart[]): TypePart[] {
  const [before = '', after = ''] = text('|').split('|')
  return [before, ...parts, after].filter(part => part !== '')
}

/** One line of an object's table: its own fields, and below them those of objects without a name. */
export interface ApiField {
  /** 'place.latitude' for a field of an object without a name. */
  name: string
  schema: Schema
  isOptional: boolean
}

/** The fields of an object; those of objects inside it that have no name of their own follow. */
export function objectFields(schema: Schema, before = ''): ApiField[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [
    { name: before + name, schema: field, isOptional: !schema.required?.includes(name) },
    ...objectFields(ownFields(field), `${before}${name}${field.items ? '[]' : ''}.`),
  ])
}

const ownFields = (schema: Schema): Schema =>
  typeof schema.items === 'object' ? schema.items : schema

/** The names of all objects that schemas name, and those that these name, in the order met. */
export function objectsOf(
  schemas: readonly Schema[],
  components: Readonly<Record<string, Schema>>,
): string[] {
  const found = new Set<string>()
  const follow = (schema: Schema) => {
    for (const [, name = ''] of JSON.stringify(schema).matchAll(/"\$ref":"#[^"]*\/(\w+)"/g)) {
      const component = components[name]
      if (found.has(name) || !component) continue
      found.add(name)
      follow(component)
    }
  }
  schemas.forEach(follow)
  return [...found]
}
