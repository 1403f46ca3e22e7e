import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import type { AstroIntegration } from 'astro'
import { filesWithImports } from '../worker/references.ts'
import type { WorkerBuild } from '../worker/scope.ts'
import { classicScript } from './inlineScript.ts'

const ENTRY = new URL('../worker/main.ts', import.meta.url)
const SHELL_PAGE = 'offline.html'

/** Ends a worker that a built site on the same port has left in the browser. */
const ENDS_ITSELF = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', event => event.waitUntil(Promise.all([
  self.registration.unregister(),
  caches.keys().then(names => Promise.all(names.map(name => caches.delete(name)))),
])))`

interface WorkerOptions {
  isOff: boolean
  /** The site's own, in which it says something by itself, and the further ones. */
  languages: { own: string; others: readonly string[] }
}

/**
 * Writes the service worker of a finished build, which names the files of the offline page, and the
 * switch that it asks for (docs/operating.md). After all that renames files.
 */
export const workerFile = ({ isOff, languages }: WorkerOptions): AstroIntegration => ({
  name: 'worker-file',
  hooks: {
    'astro:server:setup': ({ server }) => {
      server.middlewares.use('/worker.js', (_, response) => {
        response.setHeader('content-type', 'text/javascript')
        response.end(ENDS_ITSELF)
      })
    },
    'astro:build:done': async ({ dir }) => {
      const read = (path: string) => readFileSync(new URL(path, dir), 'utf8')
      const { code } = await classicScript(ENTRY, { language: languages.own })
      const page = read(SHELL_PAGE)
      const shell = filesWithImports(page, path => read(path.slice(1))).sort()
      const id = hashOf([code, page, String(isOff)].join('\0'))
      const build: WorkerBuild = {
        ...{ id, shell, languages: languages.others },
        ...(isOff && { off: true }),
      }
      await writeFile(new URL('worker.js', dir), workerScript(code, build))
      const state = { serviceWorker: isOff ? 'off' : 'on' }
      await writeFile(new URL('worker.json', dir), JSON.stringify(state))
    },
  },
})

/** The worker's code after the description of its build, by which the browser sees that it changed. */
const workerScript = (code: string, build: WorkerBuild) =>
  `self.workerBuild=${JSON.stringify(build)};\n${code}\n`

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 12)
