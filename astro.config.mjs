import { fileURLToPath } from 'node:url'
import react from '@astrojs/react'
import { defineConfig } from 'astro/config'
import { drawShareFiles } from './src/components/share/drawFiles.ts'
import { AFTER_PAINT } from './src/config/afterPaint.ts'
import { builtPages } from './src/config/builtPages.ts'
import { calledOnLoad } from './src/config/calledOnLoad.ts'
import { chunkGroups } from './src/config/chunks.ts'
import { editorFile } from './src/config/editorFile.ts'
import { frameOrigins } from './src/config/frames.ts'
import { inlineScripts } from './src/config/inlineScript.ts'
import { islandLoader, touchedIslands } from './src/config/islandLoader.ts'
import { languageFiles } from './src/config/languageFiles.ts'
import { languageRoutes, panelLanguages } from './src/config/languageRoutes.ts'
import { loadSnapshot, snapshotModule } from './src/config/loadSnapshot.ts'
import { namedFiles } from './src/config/namedFiles.ts'
import { specifiedRoutes } from './src/config/pageRoutes.ts'
import { pagePolicy, policyHeader } from './src/config/policyFile.ts'
import { writeAs } from './src/config/seed/siteLocale.ts'
import { requireAddress, siteAddress } from './src/config/siteAddress.ts'
import {
  browserTexts,
  fillIn,
  offerLanguages,
  panelPlaces,
  serverTexts,
} from './src/config/texts.ts'
import { workerFile } from './src/config/workerFile.ts'
import { scriptOf } from './src/domain/theme/scripts.ts'
import { colorOfSite } from './src/domain/theme/siteTheme.ts'
import { headStyle, WITHOUT_EVAL } from './src/layouts/inline.ts'

// The development server knows its address from each request.
const site = siteAddress(process.env)

const snapshot = await loadSnapshot(process.env.SNAPSHOT_FILE)
writeAs(snapshot)
const { languages } = snapshot
// The panel is in English where the site's own language has no texts of it.
const written = [...new Set([languages.own, ...languages.others, ...panelLanguages(languages)])]
offerLanguages(written)

/** Also for a build on Netlify, whose plugin has checked the value. */
const hasNoWorker = process.env.SERVICE_WORKER === 'off'
const define = {
  'import.meta.env.HAS_NASTALIQ': JSON.stringify(written.includes('ur')),
  'import.meta.env.HAS_WORKER': JSON.stringify(!hasNoWorker),
  'import.meta.env.OWN_LANGUAGE': JSON.stringify(languages.own),
  'import.meta.env.FURTHER_LANGUAGES': JSON.stringify(languages.others),
  'import.meta.env.PANEL_LANGUAGES': JSON.stringify(panelLanguages(languages)),
}

const scripts = inlineScripts(define)
/** What pages contain; and what only the frame for other sites contains, since the file that all pages load begins their chrome. */
const inLanguages = codes => written.flatMap(language => codes.map(code => fillIn(code, language)))
const contained = inLanguages(await scripts.codesOf('virtual:prepaint'))
const framed = inLanguages(
  await scripts.codesOf('virtual:widget-look', 'virtual:widget-paint', 'virtual:widget'),
)

const typefaces = fileURLToPath(
  new URL(`./src/styles/typefaces/${snapshot.typefaces ?? 'figtree'}.css`, import.meta.url),
)
const languageSheet = fileURLToPath(
  new URL(
    `./src/styles/${languages.others.length === 0 && !scriptOf(languages.own) ? 'latinAlone' : 'languages'}.css`,
    import.meta.url,
  ),
)

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
    requireAddress(site),
    specifiedRoutes(snapshot.structure, languages.others),
    languageRoutes(languages.others),
    namedFiles,
    policyHeader(framed, languages.others),
    drawShareFiles(),
    react(),
    touchedIslands,
    builtPages,
    languageFiles(written),
    // After all that renames files.
    workerFile({ isOff: hasNoWorker, languages }),
  ],
  security: {
    csp: pagePolicy({
      frames: frameOrigins(snapshot.content),
      styles: [headStyle(colorOfSite(snapshot))],
      scripts: [WITHOUT_EVAL, AFTER_PAINT, ...contained],
    }),
  },
  vite: {
    plugins: [
      snapshotModule(snapshot),
      browserTexts(),
      serverTexts,
      panelPlaces(),
      scripts.plugin,
      editorFile(),
      islandLoader,
      calledOnLoad,
    ],
    define,
    cacheDir: './.astro/vite',
    // The sheets of the pair of typefaces that the site has chosen, and of its languages: pages load no other.
    resolve: {
      alias: { 'chosen-typefaces.css': typefaces, 'languages-of-site.css': languageSheet },
    },
    build: {
      assetsInlineLimit: 0,
      rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
      // Phones of the last few years: what is newer, as light-dark(), is written out for them.
      cssTarget: ['chrome111', 'firefox113', 'safari16.4'],
    },
  },
})
