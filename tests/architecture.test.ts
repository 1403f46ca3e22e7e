import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const TEST = /\.test\.|\/testing\//
const IMPORT = /(?:from|import|import\()\s*['"]([.#][^'"?]+)/g
const { imports } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  imports: Record<string, string>
}
const aliases = Object.entries(imports).map(
  ([alias, path]) => [alias.slice(0, -1), path.slice('./'.length, -1)] as const,
)

function resolve(file: string, imported: string): string {
  if (imported.startsWith('.')) return join(dirname(file), imported)
  const alias = aliases.find(([prefix]) => imported.startsWith(prefix))
  return alias ? alias[1] + imported.slice(alias[0].length) : imported
}

/** Blocks are declared below the rules; what draws them stands above, and their scripts above components. */
const BLOCKS_APART: readonly (readonly [RegExp, string])[] = [
  [/^src\/blocks\/(?:\w+\/)?(?:block|declared|list|questions)\.ts$/, 'blocks'],
  [/^src\/blocks\/\w+\/(?:Script\.astro|start\.ts)$/, 'scripts of blocks'],
  [/^src\/blocks\//, 'blocks on pages'],
]

/** The folders below `root`, each with those of its sisters that its files import. */
function folderImports(root: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  const folderOf = (file: string) => {
    const apart = root === 'src' && BLOCKS_APART.find(([files]) => files.test(file))
    if (apart) return apart[1]
    const [folder, ...rest] = file.slice(root.length + 1).split('/')
    return file.startsWith(`${root}/`) && rest.length > 0 ? folder : undefined
  }
  for (const file of globSync(`${root}/**/*.{ts,tsx,astro,js}`)) {
    const folder = folderOf(file)
    if (!folder || TEST.test(file)) continue
    const used = found.get(folder) ?? new Set()
    found.set(folder, used)
    for (const [, imported = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const target = folderOf(resolve(file, imported))
      if (target && target !== folder) used.add(target)
    }
  }
  return found
}

/** Folders that import each other, directly or by way of others. */
function inCycles(graph: Map<string, Set<string>>): string[] {
  const left = new Map([...graph].map(([folder, used]) => [folder, new Set(used)]))
  for (;;) {
    const free = [...left].filter(([, used]) => ![...used].some(one => left.has(one)))
    if (free.length === 0) break
    for (const [folder] of free) left.delete(folder)
  }
  return [...left].map(([folder, used]) => `${folder} → ${[...used].filter(one => left.has(one))}`)
}

it.each(['src', 'src/domain', 'src/panel', 'src/islands', 'netlify', 'netlify/server'])(
  'the folders of %s import each other without a cycle',
  root => {
    const graph = folderImports(root)
    expect(graph.size).toBeGreaterThan(2)
    expect(inCycles(graph)).toEqual([])
  },
)

it('the site needs no package for development when it runs and builds its pages', () => {
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  // An image is installed without them. These two are for the maintainer's own checkout.
  const files = globSync(['{src,netlify}/**/*.{ts,tsx,astro,js,css}', 'astro.config.mjs'], {
    exclude: ['netlify/admin/smoke/**', 'netlify/local/dev.ts'],
  }).filter(file => !TEST.test(file))
  const used = files.flatMap(file => {
    const source = readFileSync(file, 'utf8')
    return Object.keys(devDependencies)
      .filter(name => new RegExp(`(?:from|import|import\\()\\s*['"]${name}['"/]`).test(source))
      .map(name => `${file}: ${name}`)
  })
  expect(files.length).toBeGreaterThan(500)
  expect(used).toEqual([])
})

it('makes no secret with Math.random', () => {
  const files = globSync('netlify/{server/{auth,account,setup},local,admin}/**/*.ts')
  expect(files.length).toBeGreaterThan(100)
  const using = files
    .filter(file => !TEST.test(file))
    .filter(file => readFileSync(file, 'utf8').includes('Math.random'))
  expect(using).toEqual([])
})

it('names every action of a workflow by its commit, with the version beside it', () => {
  const used = globSync('.github/workflows/*.yml').flatMap(path =>
    [...readFileSync(path, 'utf8').matchAll(/uses: (.+)/g)].map(([, action = '']) => action),
  )
  expect(used.length).toBeGreaterThan(0)
  // Another workflow of the repository is of the same commit.
  expect(
    used.filter(action => !/^(?:\.\/|[\w/-]+@[\da-f]{40} # v\d+\.\d+\.\d+$)/.test(action)),
  ).toEqual([])
})
