import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import {
  type Catalog,
  isList,
  messageOf,
  parametersOf,
  type Tree,
  treeOf,
} from '../texts/catalog.ts'
import { messageCode } from '../texts/icu/code.ts'

const MODULE = /\/src\/texts\/(\w+)\.ts$/
const FILES = fileURLToPath(new URL('../texts/en-US', import.meta.url))

/**
 * Browsers get the texts as strings and functions, without catalogs and what reads them: so a bundle
 * takes only the texts that it shows.
 */
export const browserTexts: Plugin = {
  name: 'browser-texts',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  load(id) {
    const [, area] = MODULE.exec(id) ?? []
    if (!area || !readFileSync(id, 'utf8').startsWith('// Written by')) return undefined
    const file = `${FILES}/${area}.json`
    this.addWatchFile(file)
    return textsCode(JSON.parse(readFileSync(file, 'utf8')))
  },
}

/** The module of a file's texts for browsers. */
export const textsCode = (catalog: Catalog): string =>
  Object.entries(treeOf(catalog))
    .map(([name, entry]) => `export const ${name} = ${entryCode(entry, catalog)}\n`)
    .join('')

function entryCode(entry: Tree | string, catalog: Catalog): string {
  if (typeof entry === 'string') {
    return messageCode(messageOf(catalog, entry), parametersOf(catalog, entry), 'en-US')
  }
  const inner = Object.entries(entry).map(([name, next]) => {
    const code = entryCode(next, catalog)
    return isList(entry) ? code : `${JSON.stringify(name)}: ${code}`
  })
  return isList(entry) ? `[${inner}]` : `{${inner}}`
}
