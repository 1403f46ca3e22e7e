import { globSync } from 'node:fs'
import { basename } from 'node:path'

const BLOCKS = new URL('../blocks/', import.meta.url)

/** The modules that name every block, by their files: they follow from the folders of `src/blocks`. */
export function blockModules(): [file: URL, code: string][] {
  const types = globSync('*/block.ts', { cwd: BLOCKS })
    .map(file => file.split(/[\\/]/)[0] ?? '')
    .sort()
  const components = types.flatMap(type => {
    const name = basename(globSync(`${type}/*Block.ts`, { cwd: BLOCKS })[0] ?? '', '.ts')
    return name ? [`export { ${name} as ${type} } from './${type}/${name}.ts'`] : []
  })
  return [
    [
      new URL('list.ts', BLOCKS),
      lines(types.map(type => `export { ${type} } from './${type}/block.ts'`)),
    ],
    [new URL('components.ts', BLOCKS), lines(components)],
  ]
}

const lines = (exports: readonly string[]) =>
  ['// From the folders here (config/blockModules.ts).', ...exports, ''].join('\n')
