import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** The module that names the file of the editor of pages. */
const NAME = 'virtual:editor-file'
/** The file with which the editor begins. */
const START = '/src/panel/onPage/load.ts'

/**
 * The editor of pages as an entry of its own, loaded by its address: Astro links every style sheet
 * that a page's scripts may import later, and visitors would download those of the editor.
 */
export function editorFile(): Plugin {
  let isBuild = false
  let reference = ''
  return {
    name: 'editor-file',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved: ({ command }) => {
      isBuild = command === 'build'
    },
    buildStart() {
      if (!isBuild) return
      const id = fileURLToPath(new URL(`../..${START}`, import.meta.url))
      reference = this.emitFile({ type: 'chunk', id, name: 'editor', preserveSignature: 'strict' })
    },
    resolveId: id => (id === NAME ? `\0${NAME}` : undefined),
    load: id => {
      if (id !== `\0${NAME}`) return undefined
      const address = isBuild ? `import.meta.ROLLUP_FILE_URL_${reference}` : `'${START}'`
      return `export default ${address}`
    },
    // Astro removes the sheets that no page links.
    generateBundle(_, bundle) {
      const keep = (name: string) => {
        const chunk = bundle[name]
        if (chunk?.type !== 'chunk') return
        const { importedCss = [], importedAssets } = chunk.viteMetadata ?? {}
        for (const sheet of importedCss) importedAssets?.add(sheet)
        for (const next of chunk.dynamicImports) keep(next)
      }
      keep(this.getFileName(reference))
    },
  }
}
