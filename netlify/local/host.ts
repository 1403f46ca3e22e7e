import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describeError, logLine } from '#server/log.ts'
import { transport } from '#server/storage/patientFetch.ts'
import { fetchInProcess } from './blobs/inProcess.ts'
import { type Blobs, type BlobsOptions, startBlobs } from './blobs/server.ts'
import { createHook } from './builds/hook.ts'
import { createEdgeCache } from './cache/edgeCache.ts'
import { createListener } from './dispatch.ts'
import { FUNCTION_TIMEOUT_MS } from './functions/invoke.ts'
import { loadFunctions } from './functions/load.ts'
import { pendingWork } from './functions/pending.ts'
import { createRateLimiter } from './functions/rateLimit.ts'
import { createRouter } from './functions/router.ts'
import { startScheduler } from './functions/scheduler.ts'
import type { FunctionServing } from './functions/serve.ts'
import { lockDataDir } from './hostLock.ts'
import type { CompleteResponse } from './http/completeResponse.ts'
import { hostStanding } from './http/ownHost.ts'
import { createImages } from './images/images.ts'
import type { WriteLog } from './log.ts'
import { isBuilt, openLastBuild, openPages, type PageSource } from './pageSource.ts'
import { type PlatformEnv, setPlatformEnv } from './platformEnv.ts'
import { readSiteRules } from './rules/config.ts'
import { persistentSecret } from './secret.ts'
import { openDoor } from './starting.ts'
import { cannotOpen, storageProblem } from './storageProblem.ts'

interface HostOptions {
  /** 0 takes a free one. */
  readonly port: number
  /** The IP address to listen on; default: only loopback. */
  readonly host?: string | undefined
  /** Listening sockets of the process, in place of port and host. */
  readonly sockets?: readonly number[]
  /** Folder of everything that must survive: storage, builds, the hook's id. */
  readonly dataDir: string
  /** The project: netlify.toml, netlify/functions and the sources of the pages. */
  readonly root: string
  readonly pages: PageSource
  /** The public address; default http://localhost:PORT. */
  readonly siteUrl?: string
  /** An ISO instant that functions use as the current time (SITE_NOW). */
  readonly siteNow?: string
  /** Take the client's address and scheme from the proxy in front. */
  readonly trustProxy?: boolean
  /** Names beside that of `siteUrl` under which the site is served. */
  readonly allowedHosts?: readonly string[]
  /** How the functions of the project's folder are loaded; default: their files, in this process. */
  readonly load?: typeof loadFunctions
  /** False responds with 503 for every function, to show that the pages work without them. */
  readonly functions?: boolean
  /** False ignores `rateLimit` in the functions' config, for tests with many calls. */
  readonly rateLimits?: boolean
  readonly functionTimeoutMs?: number
  /** Log every request, without what could name a person. */
  readonly accessLog?: boolean
  readonly log?: WriteLog
  /** Called when storage is there, before builds and before functions are read. */
  readonly prepare?: () => Promise<void>
  /** Receives the output of a first build. */
  readonly onProgress?: (line: string) => void
}

export interface Host {
  readonly url: string
  readonly port: number
  /** Absent where pages are not built here. */
  readonly buildHookUrl: string | undefined
  /** Why storage cannot be used, for a person: then the last build is served without functions. */
  readonly problem: string | undefined
  /** Runs a scheduled function now. Throws for an unknown name. */
  runScheduled(name: string): Promise<void>
  /** Drops cached responses, as `purgeCache` does. */
  purge(tags?: readonly string[]): void
  /** Finishes running work within `graceMs` (8 s), then closes everything. */
  close(graceMs?: number): Promise<void>
}

const CACHE_BYTES = 16 * 1024 * 1024
const GRACE_MS = 8000
const DOWN = 'This service is not available at the moment.'

/**
 * Runs the whole site on this machine: pages, functions, CDN cache, storage, schedules and build
 * hook. One host per process, since functions find it through the environment. If storage cannot be
 * used, the last build is served and every function responds 503. Rejects when the port is taken
 * (EADDRINUSE), another host has the data folder, a function file or netlify.toml is wrong, a first
 * build fails, or storage cannot be used and there is no build. Where the sources have changed since
 * the last build, that one is served until the next is made.
 */
export async function startHost(options: HostOptions): Promise<Host> {
  const steps: (() => unknown)[] = []
  const release = async () => {
    for (const step of steps.splice(0).reverse()) await step()
  }
  try {
    return await start(options, step => steps.push(step), release)
  } catch (error) {
    await release()
    throw error
  }
}

/** Takes a step that gives back what was taken; the last one is run first. */
type Undo = (step: () => unknown) => void

async function start(
  options: HostOptions,
  undo: Undo,
  release: () => Promise<void>,
): Promise<Host> {
  const { root, trustProxy = false, allowedHosts = [], functions: functionsUp = true } = options
  const dataDir = resolve(options.dataDir)
  const log = options.log ?? logLine
  const failed = (event: string) => (error: unknown) =>
    log('error', event, { error: describeError(error) })

  mkdirSync(dataDir, { recursive: true })
  // The port comes first: a second start of the site fails before anything is changed.
  const door = await openDoor(options)
  undo(() => door.close(0))
  undo(lockDataDir(dataDir))
  const url = `http://localhost:${door.port}`
  const siteUrl = options.siteUrl ?? url

  const cache = createEdgeCache<CompleteResponse>(CACHE_BYTES)
  const storage = await openStorage({
    dataDir,
    onPurge: tags => cache.purge(tags),
    onError: failed('storage failed'),
  })
  const problem = typeof storage === 'string' ? storage : undefined
  if (problem !== undefined) log('error', 'storage cannot be used', { dataDir, problem })
  const hookId =
    isBuilt(options.pages) && !problem ? persistentSecret(dataDir, 'build-hook') : undefined
  const buildHookUrl = hookId && `${url}/build-hooks/${hookId}`
  if (typeof storage !== 'string') {
    provideStorage(storage, { dataDir, url, buildHookUrl, siteNow: options.siteNow }, undo)
    await options.prepare?.()
  }

  const rules = readSiteRules(join(root, 'netlify.toml'))
  for (const note of rules.notes) log('warn', 'rule left to the platform', { note })
  const surroundings = { root, dataDir, log, headers: rules.headers, siteUrl }
  const { current, builder, areOutdated } = problem
    ? openLastBuild(options.pages, surroundings, problem)
    : await openPages(options.pages, {
        ...surroundings,
        onProgress: options.onProgress,
        onFirstBuild: door.dismiss,
        onSwap: () => cache.purge(),
      })
  undo(() => builder?.stop())
  if ('pages' in options.pages && options.pages.onUpgrade) door.onUpgrade(options.pages.onUpgrade)

  const loaded = await (options.load ?? loadFunctions)(join(root, 'netlify/functions'))
  const pending = pendingWork(failed('background work failed'))
  const serving: FunctionServing = {
    ...{ cache, pending, log, trustProxy, siteUrl },
    limiter: options.rateLimits === false ? () => 0 : createRateLimiter(),
    timeoutMs: options.functionTimeoutMs ?? FUNCTION_TIMEOUT_MS,
  }
  const down = problem ?? (functionsUp ? undefined : DOWN)
  const scheduler = startScheduler(down === undefined ? loaded : [], { pending, log, siteUrl })
  undo(() => scheduler.stop())
  const images = createImages(url)
  undo(() => images.stop())
  door.open(
    createListener({
      router: createRouter(loaded),
      serving,
      standingOf: hostStanding({ siteUrl: options.siteUrl, allowedHosts, trustProxy }),
      redirects: rules.redirects,
      pages: current,
      hook: builder && hookId ? createHook(hookId, builder) : undefined,
      images,
      accessLog: options.accessLog ?? false,
      down,
    }),
  )
  if (areOutdated) builder?.request('The sources have changed since the last build')

  return {
    url,
    port: door.port,
    buildHookUrl,
    problem,
    runScheduled: name => scheduler.run(name),
    purge: tags => cache.purge(tags),
    async close(graceMs = GRACE_MS) {
      const end = Date.now() + graceMs
      scheduler.stop()
      // Work after a response may need storage and this host's own addresses: they close last.
      await door.close(graceMs)
      const { left } = await pending.settle(Math.max(end - Date.now(), 500))
      if (left > 0) log('warn', 'background work was cut short', { left })
      await release()
    },
  }
}

/** Lets the functions of this process find storage, the host and its secrets. */
function provideStorage(
  storage: Blobs,
  found: Pick<PlatformEnv, 'dataDir' | 'url' | 'buildHookUrl' | 'siteNow'>,
  undo: Undo,
): void {
  undo(() => storage.close())
  const { send } = transport
  transport.send = fetchInProcess(storage, send)
  undo(() => {
    transport.send = send
  })
  undo(
    setPlatformEnv({
      ...found,
      blobs: storage.context,
      sessionSecret: persistentSecret(found.dataDir, 'session-secret'),
      vapidPrivateKey: persistentSecret(found.dataDir, 'push-key'),
    }),
  )
}

/** Storage, or why it cannot be used. */
async function openStorage(options: BlobsOptions): Promise<Blobs | string> {
  const problem = storageProblem(options.dataDir)
  if (problem !== undefined) return problem
  try {
    return await startBlobs(options)
  } catch (error) {
    return cannotOpen(error)
  }
}
