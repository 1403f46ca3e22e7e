import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { unzipSync } from 'fflate'
import type { LoadedFunction } from '#local/functions/load.ts'
import type { BundledFunction } from './netlifyBuild.ts'

/**
 * How Netlify starts Node: without `require()` of ES modules and without guessing a file's module
 * system, neither of which a site can turn on.
 */
export const DEPLOYED = ['--no-experimental-require-module', '--no-experimental-detect-module']

/** The bundles as running functions, each in a process of its own. */
export interface RunningBundles {
  functions: LoadedFunction[]
  /** How often each function was called. */
  calls: ReadonlyMap<string, number>
  /** What the functions wrote to the error stream. */
  log(): string
  stop(): Promise<void>
}

/**
 * Unpacks every bundle into a folder of its own, outside of the project so that nothing but the
 * bundle's own files is found, and starts it under the deployed runtime's flags. Rejects with the
 * name of a bundle that does not load.
 */
export async function startBundles(
  bundled: readonly BundledFunction[],
  env: NodeJS.ProcessEnv,
): Promise<RunningBundles> {
  const folder = await mkdtemp(join(tmpdir(), 'bundles-'))
  const children: ChildProcess[] = []
  const calls = new Map<string, number>()
  let log = ''

  const start = async (bundle: BundledFunction): Promise<LoadedFunction> => {
    const { name } = bundle
    const child = fork(
      join(import.meta.dirname, 'serveBundle.js'),
      [await unpack(bundle, join(folder, name))],
      { env, execArgv: DEPLOYED, stdio: ['ignore', 'ignore', 'pipe', 'ipc'] },
    )
    children.push(child)
    child.stderr?.on('data', chunk => {
      log += chunk
    })
    const [ready] = (await once(child, 'message')) as [{ port?: number; failure?: string }]
    if (ready.failure !== undefined) throw new Error(`${name} does not load: ${ready.failure}`)
    const forward = forwardTo(`http://127.0.0.1:${ready.port}`)
    return describe(bundle, (request, context) => {
      calls.set(name, (calls.get(name) ?? 0) + 1)
      return forward(request, context)
    })
  }
  const stop = async () => {
    for (const child of children) if (child.connected) child.disconnect()
    await Promise.all(children.map(child => child.exitCode ?? once(child, 'exit')))
    await rm(folder, { recursive: true, force: true })
  }

  try {
    return { functions: await Promise.all(bundled.map(start)), calls, log: () => log, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Headers of one connection, or of the whole body. */
const OF_CONNECTION = /^(connection|content-length|host|keep-alive|transfer-encoding)$/

/** A handler that has the bundle's process respond. */
function forwardTo(address: string): LoadedFunction['handler'] {
  return async (request, { params, ip }) => {
    const headers = [...request.headers].filter(([name]) => !OF_CONNECTION.test(name))
    const call = JSON.stringify({ url: request.url, params, ip })
    const response = await fetch(address, {
      method: request.method,
      headers: [...headers, ['x-bundle-call', call]],
      redirect: 'manual',
      ...(request.body && { body: await request.arrayBuffer() }),
    })
    const failure = response.headers.get('x-bundle-failure')
    if (failure !== null) throw new Error(decodeURIComponent(failure))
    return response
  }
}

/** What the platform knows of a bundle is its manifest alone. */
function describe(bundle: BundledFunction, handler: LoadedFunction['handler']): LoadedFunction {
  const { name, routes = [], excludedRoutes = [], schedule } = bundle
  return {
    name,
    handler,
    paths: routes.map(({ pattern }) => pattern),
    excludedPaths: excludedRoutes.map(({ pattern }) => pattern),
    preferStatic: routes.some(({ prefer_static }) => prefer_static),
    schedule,
    rateLimit: undefined,
  }
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
  return join(target, `${name}.mjs`)
}
