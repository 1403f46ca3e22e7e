import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import type { AstroIntegration } from 'astro'
import { filesOfPage, importsOfScript } from '../worker/references.ts'
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

/**
 * Writes the service worker of a finished build, which names the files of the offline page, and the
 * switch that it asks for (docs/operating.md). After all that renames files.
 */
export const workerFile = ({ isOff }: { isOff: boolean }): AstroIntegration => ({
  name: 'worker-file',
  hooks: {
    'astro:server:setup': ({ server }) => {
      server.middlewares.use('/worker.js', (_, response) => {
        response.setHeader('content-type', 'text/javascript')
        response.end(ENDS_ITSELF)
      })
    },
    'astro:build:done': async ({ dir }) => {
      const read = (path: string) => readFile(new URL(path, dir), 'utf8')
      const [{ code }, page] = await Promise.all([classicScript(ENTRY), read(SHELL_PAGE)])
      const shell = await filesWithImports(page, path => read(path.slice(1)))
      const id = hashOf([code, page, String(isOff)].join('\0'))
      const build: WorkerBuild = { id, shell, ...(isOff && { off: true }) }
      await writeFile(new URL('worker.js', dir), workerScript(code, build))
      const state = { serviceWorker: isOff ? 'off' : 'on' }
      await writeFile(new URL('worker.json', dir), JSON.stringify(state))
    },
  },
})

/** The files that a page loads, with the scripts that those import at their start. */
async function filesWithImports(
  page: string,
  read: (path: string) => Promise<string>,
): Promise<string[]> {
  const all = new Set(filesOfPage(page))
  // A set also visits what is added on the way.
  for (const path of all) {
    if (!path.endsWith('.js')) continue
    for (const imported of importsOfScript(await read(path))) all.add(imported)
  }
  return [...all].sort()
}

/** The worker's code after the description of its build, by which the browser sees that it changed. */
const workerScript = (code: string, build: WorkerBuild) =>
  `self.workerBuild=${JSON.stringify(build)};\n${code}\n`

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 12)
