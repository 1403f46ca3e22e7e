import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { CHUNKS, chunkGroups } from './chunks.ts'

/** The bundler's own modules, not files. */
const VIRTUAL = ['vite/preload-helper']

it('names modules that exist, each once', () => {
  const modules = CHUNKS.flatMap(({ modules }) => modules)
  const gone = modules.filter(
    path => !VIRTUAL.includes(path) && !existsSync(path.replace(/\?.*/, '')),
  )
  expect(gone).toEqual([])
  expect(new Set(modules).size).toBe(modules.length)
})

it('puts a module into its file, and no test, style or other module', () => {
  const chunkOf = (id: string) => chunkGroups.find(({ test }) => test(id))?.name
  expect(chunkOf('/home/site/src/domain/events/dates.ts')).toBe('events')
  expect(chunkOf('/home/site/src/layouts/Document.astro?astro&type=script&index=0.ts')).toBe('site')
  expect(chunkOf('/home/site/node_modules/react/index.js')).toBe('react')
  expect(chunkOf('/home/site/src/domain/events/dates.test.ts')).toBeUndefined()
  expect(chunkOf('/home/site/src/layouts/Document.astro')).toBeUndefined()
})

const { imports } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  imports: Record<string, string>
}

/** The file of an import; undefined for a package's and for a sheet. */
function fileOf(imported: string, importer: string): string | undefined {
  const [alias = ''] = imported.split('/')
  const folder = imports[`${alias}/*`]?.slice('./'.length, -'/*'.length)
  if (!folder && !imported.startsWith('.')) return undefined
  const path = folder ? folder + imported.slice(alias.length) : join(dirname(importer), imported)
  return /\.(?:[jt]sx?|json)$/.test(path) ? path : undefined
}

/** What a source imports: at once, by value, or later. */
function importsOf(path: string, source = readFileSync(path, 'utf8'), isLater = false): string[] {
  const found = isLater
    ? source.matchAll(/\bimport\('([^']+)'\)/g)
    : source.matchAll(/^\s*(?:import|export)\s(?!type\b)(?:[^'"]*?\bfrom )?'([^']+)'/gm)
  return [...found].flatMap(([, imported = '']) => fileOf(imported, path) ?? [])
}

/** Modules with all that they import at once. */
function withImports(paths: Iterable<string>): Set<string> {
  const all = new Set(paths)
  // A set also visits what is added on the way.
  for (const path of all) for (const imported of importsOf(path)) all.add(imported)
  return all
}

/** What the scripts and islands of a page's piece import. */
function importsOfPage(path: string): string[] {
  const source = readFileSync(path, 'utf8')
  const scripts = [...source.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script]) => script)
  const islands = [...source.matchAll(/<(\w+)\s[^<]*?client:/g)].map(
    ([, name]) => source.match(new RegExp(`import .*\\b${name}\\b.*`))?.[0],
  )
  return [...scripts, ...islands].flatMap(code => importsOf(path, code))
}

it('puts no module of a visitor’s page into the files of the panel', () => {
  const taken = new Map<string, string>()
  // As the bundler does: the higher file takes its modules first, with what they import.
  for (const { name, modules } of CHUNKS.toSorted((a, b) => b.priority - a.priority)) {
    const own = modules.flatMap(path =>
      path.endsWith('?')
        ? importsOfPage(path.slice(0, -1))
        : globSync(path.endsWith('/') ? `${path}**/*.ts*` : path),
    )
    for (const path of withImports(own)) if (!taken.has(path)) taken.set(path, name)
  }
  const pieces = globSync('src/**/*.astro', { exclude: ['src/pages/admin.astro'] })
  const visited = withImports(pieces.flatMap(importsOfPage))
  // What those who are signed in open there is the panel's.
  for (const path of visited)
    for (const later of importsOf(path, undefined, true))
      if (!later.startsWith('src/panel/')) for (const one of withImports([later])) visited.add(one)
  expect(visited.size).toBeGreaterThan(200)
  const ofPanel = [...visited].filter(path => /^(?:panel|editing)$/.test(taken.get(path) ?? ''))
  expect(ofPanel).toEqual([])
  expect(taken.get('src/panel/menu/Sidebar.tsx')).toBe('panel')
})
