import { expect, it } from 'vitest'
import { configLiteral } from './configLiteral.ts'

it.each([
  [`export const config = { path: '/a' }`, { path: '/a' }],
  [
    `export const config: Config = { path: "/it's", preferStatic: true }`,
    { path: "/it's", preferStatic: true },
  ],
  [`  export const config = {\n    path: '/a/:b*',\n  } satisfies Config`, { path: '/a/:b*' }],
  [`export const config = { 'path': ['/a', '/b',], }`, { path: ['/a', '/b'] }],
  [
    `export const config={rateLimit:{windowLimit:2,windowSize:1.5}}`,
    { rateLimit: { windowLimit: 2, windowSize: 1.5 } },
  ],
  [`export const config = { // why: {\n path: /* '/no' */ '/yes' }`, { path: '/yes' }],
  [`export const config = { schedule: '*/5 * * * *' }`, { schedule: '*/5 * * * *' }],
  ['export const config = {}', {}],
])('reads %s', (source, config) => {
  expect(configLiteral(`import a from 'b'\n${source}\nexport default a\n`)).toEqual(config)
})

it.each([
  ['nothing', ''],
  ['another name', `export const configuration = { path: '/a' }`],
  ['a value of another place', `export const config = { path: PATH }`],
  ['a short form', `export const config = { path }`],
  ['a spread', `export const config = { ...common, path: '/a' }`],
  ['a sum', `export const config = { path: '/a' + '/b' }`],
  ['a product', `export const config = { rateLimit: { windowSize: 60 * 60 } }`],
  ['a number with a mark', `export const config = { rateLimit: { windowSize: 1_000 } }`],
  ['a template', 'export const config = { path: `/a` }'],
  ['an escape', String.raw`export const config = { path: '/a\u002fb' }`],
  ['a call', `export const config = { path: at('/a') }`],
  ['a computed name', `export const config = { [name]: '/a' }`],
  ['a list', `export const config = ['/a']`],
  ['what a function made', `export const config = made({ path: '/a' })`],
  ['an end that is missing', `export const config = { path: '/a'`],
  ['two of them', `export const config = {}\n\`\nexport const config = {}\n\``],
])('leaves %s to an import', (_, source) => {
  expect(configLiteral(source)).toBeUndefined()
})
