import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { unzipSync } from 'fflate'
import type { BundledFunction } from './netlifyBuild.ts'

/** A request that a bundle is called with. */
export interface BundleCall {
  params: Record<string, string>
  request: { url: string; method: string; headers: Record<string, string>; body?: string }
}

/** What came of calling a bundle: a response, or why it could not be imported or run. */
export interface BundleResult {
  name: string
  status?: number
  text?: string
  failure?: string
}

/** Results by bundle, and what the functions wrote to the error stream. */
export interface BundleRun {
  results: BundleResult[]
  log: string
}

/**
 * How Netlify starts Node: without `require()` of ES modules and without guessing a file's module
 * system, neither of which a site can turn on.
 */
export const DEPLOYED = ['--no-experimental-require-module', '--no-experimental-detect-module']
const PROCESSES = 2

/**
 * Unpacks every bundle into a folder of its own, outside of the project so that nothing but the
 * bundle's own files is found, then imports each under the deployed runtime's flags and calls it
 * with each of its calls, one after the other.
 */
export async function runBundles(
  bundled: readonly BundledFunction[],
  calls: ReadonlyMap<string, readonly BundleCall[]>,
  env: NodeJS.ProcessEnv,
): Promise<BundleRun> {
  const folder = await mkdtemp(join(tmpdir(), 'bundles-'))
  try {
    const bundles = await Promise.all(
      bundled.map(async bundle => ({
        name: bundle.name,
        entry: await unpack(bundle, join(folder, bundle.name)),
        calls: calls.get(bundle.name) ?? [],
      })),
    )
    const shares = Array.from({ length: PROCESSES }, (_, share) =>
      bundles.filter((_, index) => index % PROCESSES === share),
    )
    const runs = await Promise.all(
      shares.map(async (share, index) => {
        const list = join(folder, `calls-${index}.json`)
        await writeFile(list, JSON.stringify({ bundles: share }))
        return runProcess(list, env)
      }),
    )
    return { results: runs.flatMap(run => run.results), log: runs.map(run => run.log).join('') }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function runProcess(list: string, env: NodeJS.ProcessEnv): Promise<BundleRun> {
  const script = join(import.meta.dirname, 'callBundles.js')
  const child = spawn('node', [...DEPLOYED, script, list], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [lines, log] = await Promise.all([text(child.stdout), text(child.stderr)])
  const results = lines
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line) as BundleResult)
  return { results, log }
}

/** Writes the files of a bundle and returns the path of its handler. */
async function unpack({ name, path }: BundledFunction, target: string): Promise<string> {
  const files = unzipSync(await readFile(path), {
    // The platform's own start of a function needs the platform.
    filter: file => !file.name.startsWith('___netlify-') && !file.name.endsWith('/'),
  })
  const folders = new Set(Object.keys(files).map(file => dirname(join(target, file))))
  await Promise.all([...folders].map(path => mkdir(path, { recursive: true })))
  await Promise.all(
    Object.entries(files).map(([file, bytes]) => writeFile(join(target, file), bytes)),
  )
  return join(target, `netlify/functions/${name}.mjs`)
}
