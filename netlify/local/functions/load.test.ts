import { join } from 'node:path'
import type { Context } from '@netlify/functions'
import { afterEach, expect, it } from 'vitest'
import { type TestProject, testProject } from '../testing/project.ts'
import { loadFunctions } from './load.ts'

let project: TestProject | undefined
afterEach(() => {
  project?.remove()
  imported.length = 0
})

const imported: string[] = []
Object.assign(globalThis, { imported })

const load = (files: Record<string, string>) => {
  project = testProject(files)
  return loadFunctions(project.root)
}
const call = async (handler: (request: Request, context: Context) => unknown) =>
  handler(new Request('http://localhost/'), {} as Context)

const SOURCE = `imported.push('once')\nexport default () => new Response('here')\n`

it('imports a function with a literal config when it is first called, and once', async () => {
  const [fn] = await load({ 'a.ts': `${SOURCE}export const config = { path: '/a' }` })
  expect([fn?.paths, imported]).toEqual([['/a'], []])
  const responses = [await call(fn!.handler), await call(fn!.handler)] as Response[]
  expect(await Promise.all(responses.map(response => response.text()))).toEqual(['here', 'here'])
  expect(imported).toEqual(['once'])
})

it('imports a function at once when its config needs an import', async () => {
  const [fn] = await load({
    'a.ts': `${SOURCE}const path = '/a'\nexport const config = { path, schedule: undefined }`,
  })
  expect([fn?.paths, imported]).toEqual([['/a'], ['once']])
  expect(await ((await call(fn!.handler)) as Response).text()).toBe('here')
})

it.each([
  ['no default export', `export const config = { path: '/a' }`, /a\.ts has no default export/],
  ['a wrong path', `${SOURCE}export const config = { path: 'a' }`, /a\.ts: a must begin with \//],
  [
    'a path and a schedule',
    `${SOURCE}export const config = { path: '/a', schedule: '@daily' }`,
    /a\.ts has both path and schedule/,
  ],
  [
    'a rate limit without a count',
    `${SOURCE}export const config = { path: '/a', rateLimit: { windowSize: 60 } }`,
    /a\.ts: rateLimit needs a windowLimit/,
  ],
  ['no config and a mistake', `export default (`, /a\.ts does not load/],
])('refuses %s at the start', async (_, source, message) => {
  await expect(load({ 'a.ts': source })).rejects.toThrow(message)
})

it.each([
  [
    'an import of nothing',
    `import './none.ts'\n${SOURCE}export const config = { path: '/a' }`,
    /a\.ts does not load: .*none\.ts/,
  ],
  [
    'a default export that is no function',
    `export default 1\nexport const config = { path: '/a' }`,
    /a\.ts has no default export to call/,
  ],
])('reports %s at the first call', async (_, source, message) => {
  const [fn] = await load({ 'a.ts': source })
  await expect(call(fn!.handler)).rejects.toThrow(message)
  await expect(call(fn!.handler)).rejects.toThrow(message)
})

it('calls no function whose config has changed since the start', async () => {
  const [fn] = await load({ 'a.ts': `${SOURCE}export const config = { path: '/a' }` })
  project!.write('a.ts', `${SOURCE}export const config = { path: '/b' }`)
  await expect(call(fn!.handler)).rejects.toThrow(
    `${join(project!.root, 'a.ts')} has another config than at the start`,
  )
})

it('finds nothing in a folder that is absent', async () => {
  expect(await loadFunctions('/nowhere/at/all')).toEqual([])
})
