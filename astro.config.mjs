import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import react from '@astrojs/react'
import { defineConfig, envField } from 'astro/config'
import { drawShareFiles } from './src/components/share/drawFiles.ts'
import { AFTER_PAINT, afterPaint } from './src/config/afterPaint.ts'
import { frameOrigins } from './src/config/frames.ts'
import { classicScript, inlineScript } from './src/config/inlineScript.ts'
import { loadSnapshot } from './src/config/loadSnapshot.ts'
import { mergedSheets } from './src/config/mergeSheets.ts'
import { policyHeader } from './src/config/policyFile.ts'
import { NO_SITE_ADDRESS, siteAddress } from './src/config/siteAddress.ts'
import { workerFile } from './src/config/workerFile.ts'
import { LAYERS } from './src/layouts/layers.ts'
import { PREPAINT, WITHOUT_EVAL } from './src/layouts/prepaint.ts'

/** @param {string} text */
const hashOf = text =>
  /** @type {const} */ (`sha256-${createHash('sha256').update(text).digest('base64')}`)

/**
 * Every page loads these as one file: the document's script with all that it uses, what lists of
 * events share, which most visits need, and what imports other files later. A file more costs more than the bytes.
 */
const ON_EVERY_PAGE =
  /vite\/preload-helper|\/src\/(?:layouts\/Document\.astro\?|stores\/events\.ts|contract\/(?:events|uploads)\.ts|domain\/(?:content\/(?:image|items)|events\/(?:carousel|categories|dates|hours|image|occurrences|picture|relative|words))\.ts)/

// Astro reads the same name for the pages, by the schema below.
const { content } = await loadSnapshot(process.env.SNAPSHOT_FILE)

/** Also for a build on Netlify, whose plugin has checked the value. */
const hasNoWorker = process.env.SERVICE_WORKER === 'off'
const HAS_WORKER = { 'import.meta.env.HAS_WORKER': JSON.stringify(!hasNoWorker) }

/** @param {string} path */
const inline = path => () => inlineScript(new URL(path, import.meta.url))

/**
 * The scripts that are bundled apart, by the name under which components import them.
 * @type {Record<string, () => Promise<import('./src/config/inlineScript.ts').Script>>}
 */
const SCRIPTS = {
  'virtual:first-paint': inline('./src/components/prayer/paint/start.ts'),
  'virtual:first-sky': inline('./src/components/art/firstSky.ts'),
  'virtual:widget-look': inline('./src/components/widget/firstLook.ts'),
  'virtual:widget': inline('./src/components/widget/start.ts'),
  'virtual:display': () =>
    classicScript(new URL('./src/components/display/start.ts', import.meta.url), {
      target: 'es2019',
      define: HAS_WORKER,
    }),
  'virtual:masjid-times': inline('./src/components/widget/masjidTimes.ts'),
}

/** @type {Map<string, ReturnType<typeof SCRIPTS[string]>>} */
const bundled = new Map()

/** @param {string} name */
function scriptNamed(name) {
  const script = bundled.get(name) ?? SCRIPTS[name]?.()
  if (script) bundled.set(name, script)
  return script
}

/** @param {string[]} names */
const codesOf = names => Promise.all(names.map(async name => (await scriptNamed(name))?.code ?? ''))

/** What pages contain; and what only the frame for other sites contains, since the file that all pages load begins their chrome. */
const INLINE = await codesOf(['virtual:first-paint', 'virtual:first-sky'])
const FRAMED = await codesOf(['virtual:widget-look', 'virtual:widget'])

/**
 * Gives the pages the scripts that they contain: their hashes are in the policy. The development
 * server bundles them again when a file changes.
 * @type {import('vite').Plugin}
 */
const inlineScripts = {
  name: 'inline-scripts',
  watchChange: () => bundled.clear(),
  resolveId: id => (Object.hasOwn(SCRIPTS, id) ? `\0${id}` : undefined),
  async load(id) {
    const script = id.startsWith('\0') ? await scriptNamed(id.slice(1)) : undefined
    if (!script) return undefined
    for (const file of script.files) this.addWatchFile(file)
    return `export default ${JSON.stringify(script.code)}`
  },
}

/** The module that names the file of the editor of pages. */
const EDITOR = 'virtual:editor-file'

/** The file with which the editor begins. */
const EDITOR_START = './src/panel/onPage/load.ts'

/**
 * The editor of pages as an entry of its own, loaded by its address: Astro links every style sheet
 * that a page's scripts may import later, and visitors would download those of the editor.
 * @type {() => import('vite').Plugin}
 */
const editorFile = () => {
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
      const id = fileURLToPath(new URL(EDITOR_START, import.meta.url))
      reference = this.emitFile({ type: 'chunk', id, name: 'editor', preserveSignature: 'strict' })
    },
    resolveId: id => (id === EDITOR ? `\0${EDITOR}` : undefined),
    load: id => {
      if (id !== `\0${EDITOR}`) return undefined
      const address = isBuild
        ? `import.meta.ROLLUP_FILE_URL_${reference}`
        : "'/src/panel/onPage/load.ts'"
      return `export default ${address}`
    },
    // Astro removes the sheets that no page links.
    generateBundle(_, bundle) {
      /** @param {string} name */
      const keep = name => {
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

// The development server knows its address from each request.
const site = siteAddress(process.env)

/** @type {import('astro').AstroIntegration} */
const requireAddress = {
  name: 'require-address',
  hooks: {
    'astro:config:setup': ({ command }) => {
      if (command === 'build' && !site) throw new Error(NO_SITE_ADDRESS)
    },
  },
}

/**
 * The files of screens, named by their content as the others are, so that they are cached and kept for a start
 * without a network.
 * @type {import('astro').AstroIntegration}
 */
const displayFiles = {
  name: 'display-files',
  hooks: {
    'astro:config:setup': ({ injectRoute }) => {
      for (const [ending, file] of [
        ['js', 'scriptFile'],
        ['css', 'sheetFile'],
      ]) {
        injectRoute({
          pattern: `/_astro/display.[version].${ending}`,
          entrypoint: new URL(`./src/components/display/${file}.ts`, import.meta.url),
          prerender: true,
        })
      }
    },
  },
}

const ON_EVERY_ISLAND = /\/node_modules\/(?:react|react-dom|scheduler|@nanostores\/react)\//

/**
 * What several views of events share, as one file rather than one each: the rules, without React, since
 * an event's page has none, the parts of cards, and the times that the widget and the rail read.
 */
const SHARED_BY_EVENTS = {
  events: /\/src\/(?:domain\/events\/(?:address|groups|linked)|islands\/events\/shareLink)\.ts/,
  cards: /\/src\/islands\/events\/(?:EventPicture|LinkedText)\.tsx/,
  day: /\/src\/domain\/prayer\/(?:jumuah|dayLine|moments)\.ts/,
}

export default defineConfig({
  ...(site && { site }),
  // This and Vite's: a build writes to .astro and its output alone, so the rest may be read-only.
  cacheDir: './.astro/cache',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'never' },
  compressHTML: true,
  // Nothing is highlighted, and the highlighter's inline styles would break the policy below.
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
  integrations: [
    requireAddress,
    displayFiles,
    policyHeader({ framed: FRAMED.map(hashOf) }),
    drawShareFiles(),
    react(),
    mergedSheets,
    afterPaint,
    workerFile({ isOff: hasNoWorker }),
  ],
  env: {
    schema: {
      SNAPSHOT_FILE: envField.string({ context: 'server', access: 'secret', optional: true }),
    },
  },
  security: {
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' https:",
        "font-src 'self'",
        "connect-src 'self'",
        `frame-src 'self' ${frameOrigins(content.sections).join(' ')}`,
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ],
      // Astro adds the hash of an empty style to every page with a sheet of its own: a screen has none.
      styleDirective: { hashes: [LAYERS, ''].map(hashOf) },
      scriptDirective: {
        hashes: [PREPAINT, WITHOUT_EVAL, AFTER_PAINT, ...INLINE].map(hashOf),
      },
    },
  },
  vite: {
    plugins: [inlineScripts, editorFile()],
    define: HAS_WORKER,
    cacheDir: './.astro/vite',
    build: {
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              { name: 'site', test: ON_EVERY_PAGE, priority: 2 },
              { name: 'react', test: ON_EVERY_ISLAND, priority: 1 },
              ...Object.entries(SHARED_BY_EVENTS).map(([name, test]) => ({
                name,
                test,
                priority: 1,
              })),
            ],
          },
        },
      },
      // Phones of the last few years: what is newer, as light-dark(), is written out for them.
      cssTarget: ['chrome111', 'firefox113', 'safari16.4'],
    },
  },
})
