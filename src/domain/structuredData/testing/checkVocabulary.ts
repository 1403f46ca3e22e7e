import vocabulary from './vocabulary.json' with { type: 'json' }

/*
 * vocabulary.json: what schema.org defines of the types and properties that the site uses, with
 * the classes that have a property and the types of its values. Taken from the definition as
 * published in schema-dts 2.1.0, which leaves out classes that add no property (PlaceOfWorship).
 */
type Node = Record<string, unknown>

const TYPES: Record<string, string[]> = vocabulary.types
const PROPERTIES: Record<string, { of: string[]; values: string[] }> = vocabulary.properties
const MEMBERS: Record<string, string[]> = vocabulary.members
const CONTEXT = 'https://schema.org'

/** A type and all that it is a kind of. */
const kindsOf = (type: string): string[] => [type, ...(TYPES[type] ?? []).flatMap(kindsOf)]

/** What is wrong with structured data by the vocabulary of schema.org; [] when nothing is. */
export function checkVocabulary(data: Node): string[] {
  const { '@context': context, ...node } = data
  return [...(context === CONTEXT ? [] : [`context ${context}`]), ...checkNode(node, '')]
}

function checkNode({ '@type': type, ...properties }: Node, at: string): string[] {
  const here = `${at}${type}`
  if (typeof type !== 'string' || !TYPES[type]) return [`${here}: unknown type`]
  return Object.entries(properties).flatMap(([name, value]) => {
    const property = PROPERTIES[name]
    if (!property) return [`${here}.${name}: unknown property`]
    if (!property.of.some(owner => kindsOf(type).includes(owner)))
      return [`${here}.${name}: not a property of ${type}`]
    const values = Array.isArray(value) ? value : [value]
    if (values.length === 0) return [`${here}.${name}: empty`]
    return values.flatMap(one => checkValue(one, property.values, `${here}.${name}`))
  })
}

function checkValue(value: unknown, allowed: readonly string[], at: string): string[] {
  if (typeof value === 'object' && value !== null) {
    const type = String((value as Node)['@type'])
    const fits = kindsOf(type).some(kind => allowed.includes(kind))
    return fits ? checkNode(value as Node, `${at} `) : [`${at}: a ${type}`]
  }
  return allowed.some(type => isOfType(value, type)) ? [] : [`${at}: ${JSON.stringify(value)}`]
}

function isOfType(value: unknown, type: string): boolean {
  if (type === 'Integer') return Number.isInteger(value)
  if (typeof value !== 'string' || value === '') return false
  const [name = ''] = value.startsWith(`${CONTEXT}/`) ? [value.slice(CONTEXT.length + 1)] : []
  if (MEMBERS[type]) return MEMBERS[type].includes(name)
  const date = String.raw`\d{4}-\d\d-\d\d`
  const time = String.raw`\d\d:\d\d:\d\d(\.\d+)?`
  const zone = String.raw`(Z|[+-]\d\d:\d\d)`
  if (type === 'Date') return new RegExp(`^${date}$`).test(value)
  if (type === 'DateTime') return new RegExp(`^${date}T${time}${zone}$`).test(value)
  if (type === 'Time') return new RegExp(`^${time}$`).test(value)
  if (type === 'Duration') return /^P(\d+[YMWD])+$/.test(value)
  // JSON-LD names a thing by its address too.
  if (type === 'URL' || type === 'Thing') return URL.canParse(value) && /^https?:/.test(value)
  return type === 'Text'
}
