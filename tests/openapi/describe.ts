import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { type Description, OPEN_TAG, type Operation } from '#config/apiTypes.ts'
import { type Endpoint, failureOf } from '#contract/endpoint.ts'
import { FEEDS } from '#contract/feeds.ts'
import { Schemas, wordsOf } from './schemas.ts'

const ROOT = join(import.meta.dirname, '../..')
const FOLDER = join(ROOT, 'src/contract')
/** What is for the site's own pages. */
const SITE_TAG = 'Site'
type Parameter = NonNullable<Operation['parameters']>[number]
const LANGUAGE: Parameter = {
  name: 'lang',
  in: 'query',
  description: 'A language that the site offers, such as `ar`, for the texts and names.',
  schema: { type: 'string' },
}

/**
 * The OpenAPI description of every public endpoint and feed, made from the types and comments of the
 * contracts and from what they say at run time: there is nothing else to keep up to date.
 */
export async function describeApi(): Promise<Description> {
  const files = readdirSync(FOLDER)
    .filter(name => name.endsWith('.ts') && !/\.(schema|test)\.ts$/.test(name))
    .map(name => join(FOLDER, name))
    .sort()
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT)
  const program = ts.createProgram(files, { ...options, noEmit: true, types: [] })
  const checker = program.getTypeChecker()
  const schemas = new Schemas(checker)
  const paths: Description['paths'] = {}

  for (const file of files) {
    const source = program.getSourceFile(file)
    const module = source && checker.getSymbolAtLocation(source)
    const values = (await import(file)) as Record<string, unknown>
    for (const symbol of module ? checker.getExportsOfModule(module) : []) {
      if (symbol.name === 'FailureBody') schemas.of(checker.getDeclaredTypeOfSymbol(symbol))
      const endpoint = values[symbol.name]
      if (!isPublic(endpoint)) continue
      const shapes = checker.getTypeArguments(
        checker.getTypeOfSymbol(symbol) as ts.TypeReference,
      )[0]
      if (!shapes) throw new Error(`${symbol.name} has no types`)
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
      const method = endpoint.method.toLowerCase()
      const operation = operationOf(endpoint, symbol, shapes, schemas, checker)
      paths[path] = { ...paths[path], [method]: operation }
    }
  }
  for (const { path, type, description, query = {} } of Object.values(FEEDS)) {
    paths[path] = {
      get: {
        operationId: path.slice(1).replace(/\W(\w)/g, (_, letter: string) => letter.toUpperCase()),
        ...textsOf(description),
        tags: [OPEN_TAG],
        parameters: [
          ...Object.entries(query).map(([name, one]): Parameter => ({ name, in: 'query', ...one })),
          LANGUAGE,
        ],
        responses: { 200: { description: 'The feed.', content: { [type]: {} } } },
      },
    }
  }

  return {
    openapi: '3.1.1',
    info: {
      title: 'Prayer times, events and notices',
      version: '1',
      description: [
        `Everything that needs no account. Pages of any other site may read what is tagged “${OPEN_TAG}” (CORS *, without credentials); what is tagged “${SITE_TAG}” is for the site’s own pages and can change with them.`,
        'Responses carry an ETag: send it back as If-None-Match, and an unchanged response is an empty 304. A change is public within seconds; ask no more than once a minute.',
        'Dates are YYYY-MM-DD and clock times HH:MM on 24 hours, in the mosque’s time zone, which `zone` names.',
        'Fields can be added: ignore what you do not know.',
      ].join('\n\n'),
    },
    servers: [{ url: '/' }],
    tags: [
      { name: OPEN_TAG, description: 'For everyone, also for pages of other sites.' },
      { name: SITE_TAG, description: 'For the site’s own pages and programs.' },
    ],
    paths: sorted(paths),
    components: { schemas: sorted(schemas.components) },
  }
}

const isPublic = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'access' in value && value.access === 'public'

function operationOf(
  endpoint: Endpoint,
  symbol: ts.Symbol,
  shapes: ts.Type,
  schemas: Schemas,
  checker: ts.TypeChecker,
): Operation {
  const typeOf = (name: string) => {
    const member = shapes.getProperty(name)
    return member && checker.getTypeOfSymbol(member)
  }
  const parameters = (['path', 'query'] as const).flatMap((place): Parameter[] => {
    const type = typeOf(place === 'path' ? 'params' : 'query')
    const given = type && checker.getNonNullableType(type)
    return (given ? checker.getPropertiesOfType(given) : []).map(member => {
      const description = wordsOf(member, checker)
      const isOptional = Boolean(member.flags & ts.SymbolFlags.Optional)
      return {
        name: member.name,
        in: place,
        ...(description && { description }),
        ...((place === 'path' || !isOptional) && { required: true }),
        schema: schemas.of(checker.getTypeOfSymbol(member)),
      }
    })
  })
  const [response, body] = [typeOf('response'), typeOf('body')]
  const isFile = response?.symbol?.name === 'Response'
  if (endpoint.open && endpoint.path.startsWith('/api/') && !isFile) parameters.push(LANGUAGE)
  return {
    operationId: symbol.name,
    ...textsOf(wordsOf(symbol, checker)),
    tags: [endpoint.open ? OPEN_TAG : SITE_TAG],
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: schemas.of(checker.getNonNullableType(body)) } },
      },
    }),
    responses: {
      200: {
        description: isFile ? 'The picture.' : 'The data.',
        content:
          isFile || !response
            ? { 'image/*': {} }
            : { 'application/json': { schema: schemas.of(response) } },
      },
      ...(endpoint.cache && { 304: { description: 'Unchanged since the ETag in If-None-Match.' } }),
      ...(endpoint.path.startsWith('/api/') && {
        default: {
          description: failureOf(endpoint),
          content: {
            'application/json': { schema: { $ref: '#/components/schemas/FailureBody' } },
          },
        },
      }),
    },
  }
}

/** The first sentence is the summary. */
function textsOf(words: string): { summary: string; description?: string } {
  const [, summary = words, rest = ''] = /^(.+?[.:])(?: (\p{Lu}.*|\d.*))?$/su.exec(words) ?? []
  return { summary: summary.replace(/[.:]$/, ''), ...(rest && { description: rest }) }
}

const sorted = <T>(record: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)))
