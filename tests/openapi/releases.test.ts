import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Description, Schema } from '#config/apiTypes.ts'
import { FILE } from './file.ts'

/** What each release described, without its words. */
const RELEASES = new URL('releases/', import.meta.url)
const described = (file: URL): Description => JSON.parse(readFileSync(file, 'utf8'))

/** All that a program may rely on, each a line: 'get /api/events 200 [].title: string'. */
function factsOf({ paths, components }: Description): Set<string> {
  const facts = new Set<string>()
  const follow = (at: string, schema: Schema | undefined, within: readonly string[] = []) => {
    const {
      $ref,
      anyOf = [],
      properties = {},
      required = [],
      items,
      prefixItems = [],
    } = schema ?? {}
    const name = $ref?.split('/').at(-1)
    if (name && !within.includes(name)) follow(at, components.schemas[name], [...within, name])
    for (const one of anyOf) follow(at, one, within)
    for (const type of [schema?.type ?? []].flat()) facts.add(`${at}: ${type}`)
    const values = [...(schema?.enum ?? []), ...(schema && 'const' in schema ? [schema.const] : [])]
    for (const value of values) facts.add(`${at}: ${typeof value} ${JSON.stringify(value)}`)
    for (const [key, field] of Object.entries(properties)) {
      follow(`${at}.${key}${required.includes(key) ? '' : '?'}`, field, within)
    }
    for (const [index, item] of prefixItems.entries()) follow(`${at}[${index}]`, item, within)
    if (typeof items === 'object') follow(`${at}[]`, items, within)
    const { additionalProperties: others } = schema ?? {}
    if (typeof others === 'object') follow(`${at}{}`, others, within)
  }
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, { parameters = [], requestBody, responses }] of Object.entries(
      operations,
    )) {
      const operation = `${method} ${path}`
      for (const { name, in: place, required, schema } of parameters) {
        follow(`${operation} ${place} ${name}${required ? '' : '?'}`, schema)
      }
      follow(`${operation} body `, requestBody?.content['application/json']?.schema)
      for (const [status, { content = {} }] of Object.entries(responses)) {
        facts.add(`${operation} ${status}`)
        for (const [type, { schema }] of Object.entries(content)) {
          facts.add(`${operation} ${status} ${type}`)
          follow(`${operation} ${status} `, schema)
        }
      }
    }
  }
  return facts
}

const now = factsOf(described(FILE))

/** What still holds; a value of a list also where the list has become open: a mosque's own categories. */
const holds = (fact: string): boolean =>
  now.has(fact) || now.has(fact.replace(/: string ".*"$/, ': string'))

it.each(readdirSync(RELEASES))('the API has all that %s describes', name => {
  const before = [...factsOf(described(new URL(name, RELEASES)))]
  expect(before.length).toBeGreaterThan(2000)
  expect(before.filter(fact => !holds(fact))).toEqual([])
})

it('misses what is gone, renamed, of another type or no longer certain', () => {
  const [release = ''] = readdirSync(RELEASES)
  const text = readFileSync(new URL(release, RELEASES), 'utf8')
  const changed = text
    .replaceAll('"zone":{"type":"string"}', '"zone":{"type":"number"}')
    .replaceAll('"/api/theme"', '"/api/themes"')
  const missed = [...factsOf(JSON.parse(changed))].filter(fact => !holds(fact))
  expect(missed).toContain('get /api/notices 200 .zone: number')
  expect(missed).toContain('get /api/themes 200')
})
