import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Context } from '@netlify/functions'

/** What a function file exports. */
export type FunctionHandler = (
  request: Request,
  context: Context,
) => Response | undefined | Promise<Response | undefined>

export interface RateLimit {
  /** In seconds. */
  readonly windowSize: number
  readonly windowLimit: number
  readonly perAddress: boolean
}

/** One function file, its `config` read into one shape. */
export interface LoadedFunction {
  readonly name: string
  readonly handler: FunctionHandler
  readonly paths: readonly string[]
  readonly excludedPaths: readonly string[]
  /** Undefined means every method. */
  readonly methods: ReadonlySet<string> | undefined
  readonly preferStatic: boolean
  readonly background: boolean
  readonly schedule: string | undefined
  readonly rateLimit: RateLimit | undefined
}

interface RawConfig {
  path?: string | string[]
  excludedPath?: string | string[]
  method?: string | string[]
  preferStatic?: boolean
  background?: boolean
  schedule?: string
  rateLimit?: { windowSize?: number; windowLimit?: number; aggregateBy?: string | string[] }
}

/**
 * Imports every function file of the folder, in the order of their names; a folder that is absent
 * holds none. Throws an Error that names the file at fault.
 */
export async function loadFunctions(folder: string): Promise<LoadedFunction[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const files = names.filter(name => /\.m?ts$/.test(name) && !name.endsWith('.d.ts')).sort()
  return Promise.all(files.map(file => loadFunction(join(folder, file))))
}

async function loadFunction(file: string): Promise<LoadedFunction> {
  let module: { default?: unknown; config?: RawConfig }
  try {
    module = await import(/* @vite-ignore */ pathToFileURL(file).href)
  } catch (error) {
    throw new Error(`${file} does not load: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    })
  }
  const { default: handler, config = {} } = module
  if (typeof handler !== 'function') throw new Error(`${file} has no default export to call`)
  const paths = list(config.path)
  if (config.schedule !== undefined && paths.length > 0)
    throw new Error(`${file} has both path and schedule, which exclude each other`)
  const misplaced = [...paths, ...list(config.excludedPath)].find(path => !path.startsWith('/'))
  if (misplaced !== undefined) throw new Error(`${file}: ${misplaced} must begin with /`)
  const methods = list(config.method).map(method => method.toUpperCase())
  return {
    name: basename(file).replace(/\.m?ts$/, ''),
    handler: handler as FunctionHandler,
    paths,
    excludedPaths: list(config.excludedPath),
    methods: methods.length === 0 ? undefined : new Set(methods),
    preferStatic: config.preferStatic === true,
    background: config.background === true,
    schedule: config.schedule,
    rateLimit: rateLimitOf(config, file),
  }
}

const list = (value: string | string[] | undefined): string[] =>
  value === undefined ? [] : [value].flat()

function rateLimitOf({ rateLimit }: RawConfig, file: string): RateLimit | undefined {
  if (rateLimit === undefined) return undefined
  const { windowSize = 60, windowLimit, aggregateBy } = rateLimit
  if (typeof windowLimit !== 'number' || !(windowSize > 0 && windowSize <= 180))
    throw new Error(`${file}: rateLimit needs a windowLimit and a windowSize of 1 to 180 seconds`)
  return { windowSize, windowLimit, perAddress: list(aggregateBy).includes('ip') }
}
