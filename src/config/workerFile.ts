import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import type { AstroIntegration } from 'astro'
import type { WorkerBuild } from '../worker/scope.ts'
import { classicScript } from './inlineScript.ts'

const ENTRY = new URL('../worker/main.ts', import.meta.url)

/** Writes the service worker of a finished build, which names the files that it keeps from the start. */
export const workerFile: AstroIntegration = {
  name: 'worker-file',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const code = await classicScript(ENTRY)
      const build: WorkerBuild = { id: hashOf(code), shell: [] }
      await writeFile(new URL('worker.js', dir), workerScript(code, build))
    },
  },
}

/** The worker's code after the description of its build, by which the browser sees that it changed. */
const workerScript = (code: string, build: WorkerBuild) =>
  `self.workerBuild=${JSON.stringify(build)};\n${code}\n`

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 12)
