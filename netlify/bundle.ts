import { readFileSync } from 'node:fs'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { dictionary } from '@zxcvbn-ts/language-common'
import { build, type Plugin } from 'vite'
import { textImports } from '../src/config/textImports.ts'
import { serverTexts } from '../src/config/texts.ts'
import { readTranslation } from '../src/config/translations.ts'
import { configLiteral } from './local/functions/configLiteral.ts'
import { ROOT } from './local/project.ts'

/*
 * Bundles each function for the platform, which would pack every file of every package it uses: a
 * third of the time that a new process takes went into reading them. Part of `npm run build`;
 * netlify.toml names the folder. The one-machine host runs the sources.
 */
const SOURCES = join(ROOT, 'netlify/functions')
const BUNDLES = join(ROOT, 'dist-functions')

/** Names of functions stay, so that the stack in a log line says where it failed. */
const minify = { mangle: { toplevel: false }, compress: true, codegen: true }

/** The texts that modules name, as `area.name`; `area.*` where one names them all. */
function namedTexts(modules: readonly string[]): Set<string> {
  const sources = modules.filter(
    id => id.startsWith(join(ROOT, 'src')) || id.startsWith(join(ROOT, 'netlify')),
  )
  const named = sources.flatMap(id =>
    textImports(readFileSync(id, 'utf8')).map(({ area, name }) => `${area}.${name}`),
  )
  return new Set(named)
}

/** A function brings the texts of a language that its own modules say, and none of the rest. */
const ownTexts: Plugin = {
  name: 'own-texts',
  enforce: 'pre',
  load: id => (id.startsWith('\0virtual:texts/') ? `export default '@${id.slice(1)}'` : undefined),
  generateBundle(_, output) {
    const named = namedTexts([...this.getModuleIds()])
    const isNamed = (area: string, key: string) =>
      named.has(`${area}.*`) || named.has(`${area}.${key.split('.')[0]}`)
    for (const file of Object.values(output)) {
      if (file.type !== 'chunk') continue
      file.code = file.code.replace(
        /(["'`])@virtual:texts\/([\w-]+)\1/,
        (_all, _quote, language) => {
          const own = Object.entries(readTranslation(language)).flatMap(([area, texts]) => {
            const kept = Object.entries(texts).filter(([key]) => isNamed(area, key))
            return kept.length > 0 ? [[area, Object.fromEntries(kept)]] : []
          })
          return JSON.stringify(Object.fromEntries(own))
        },
      )
    }
  },
}

/** Modules that are large, and what of them this site's own use reaches. */
const reached: readonly (readonly [file: RegExp, code: () => string])[] = [
  // HTML has no styles here.
  [/\/postcss\/lib\/postcss\.js$/, () => 'exports.parse = undefined'],
  // It is parsed into no tree.
  [
    /\/htmlparser2\/dist\/commonjs\/index\.js$/,
    () => "exports.Parser = require('./Parser.js').Parser",
  ],
  // Only a build describes schemas as JSON, and each schema would bring how.
  [
    /\/zod\/v4\/classic\/schemas\.js$/,
    () =>
      readFileSync(join(ROOT, 'node_modules/zod/v4/classic/schemas.js'), 'utf8')
        .replace(/^.*\.processJSONSchema = .*$/gm, '')
        .replace(/create\w+JSONSchemaMethod\(this, [^)]*\)/g, 'undefined'),
  ],
  // Mails have no files.
  [
    /\/nodemailer\/dist\/esm\/mime-funcs\/mime-types\.js$/,
    () => `export const detectMimeType = () => 'application/octet-stream'
      export const detectExtension = () => 'bin'`,
  ],
  // A list in order takes half of the room.
  [
    /\/@zxcvbn-ts\/language-common\/dist\/index\.mjs$/,
    () => {
      const words = dictionary['passwords-common']?.map(String).sort()
      return `export const dictionary = { 'passwords-common': ${JSON.stringify(words?.join(' '))}.split(' ') }`
    },
  ],
]

const whatIsReached: Plugin = {
  name: 'what-is-reached',
  enforce: 'pre',
  load: id => reached.find(([file]) => file.test(id))?.[1](),
}

await rm(BUNDLES, { recursive: true, force: true })
const files = (await readdir(SOURCES)).filter(file => file.endsWith('.ts'))
await Promise.all(files.map(bundle))

async function bundle(file: string): Promise<void> {
  const config = configLiteral(await readFile(join(SOURCES, file), 'utf8'))
  if (config === undefined) throw new Error(`${file} has no config that the platform can read`)
  const name = basename(file, '.ts')
  const folder = join(BUNDLES, name)
  // The platform bundles what an entry imports by its path once more, into one file that loads
  // everything at once. What looks like a package it packs as it is.
  const packed = join(folder, 'node_modules/bundled')
  await build({
    configFile: false,
    root: ROOT,
    publicDir: false,
    plugins: [ownTexts, serverTexts, whatIsReached],
    logLevel: 'error',
    ssr: { noExternal: true },
    // Packages keep what is for development out of it.
    define: { 'process.env.NODE_ENV': '"production"' },
    json: { stringify: true },
    build: {
      ssr: join(SOURCES, file),
      outDir: packed,
      target: 'node24',
      rolldownOptions: {
        output: {
          minify,
          comments: false,
          entryFileNames: 'function.mjs',
          chunkFileNames: '[name]-[hash].mjs',
          // What is imported at the start is one file; what is imported later, others.
          codeSplitting: { groups: [{ name: 'start', tags: ['$initial'] }] },
        },
      },
    },
  })
  // The platform finds a config only where it is written out.
  const entry = `export { default } from 'bundled/function.mjs'
export const config = ${JSON.stringify(config)}
`
  await writeFile(join(folder, `${name}.mjs`), entry)
}
