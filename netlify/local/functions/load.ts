import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import type { Context } from '@netlify/functions'
import { configLiteral } from './configLiteral.ts'

/** What a function file exports. */
type FunctionHandler = (
  request: Request,
  context: Context,
) => Response | undefined | Promise<Response | undefined>

export interface RateLimitConfig {
  /** In seconds. */
  readonly windowSize: number
  readonly windowLimit: number
  readonly perAddress: boolean
}

/** One function file, its `config` read into one shape. */
export interface LoadedFunction {
  readonly name: string
  /** Imports the file when it is first called, and rejects with an Error that names it. */
  readonly handler: FunctionHandler
  readonly paths: readonly string[]
  readonly excludedPaths: readonly string[]
  readonly preferStatic: boolean
  readonly schedule: string | undefined
  readonly rateLimit: RateLimitConfig | undefined
}

interface RawConfig {
  path?: string | string[]
  excludedPath?: string | string[]
  preferStatic?: boolean
  schedule?: string
  rateLimit?: { windowSize?: number; windowLimit?: number; aggregateBy?: string | string[] }
}

/**
 * Reads every function file of the folder, in the order of their names; a folder that is absent
 * holds none. A file whose config is a literal is imported when it is first called: all of them
 * take 40 MB, and most hosts call few. Throws an Error that names the file at fault.
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
  const source = await readFile(file, 'utf8')
  const hasDefault = /^\s*export default\b/m.test(source)
  const literal = hasDefault ? (configLiteral(source) as RawConfig | undefined) : undefined
  if (literal !== undefined) return describe(file, literal, whenCalled(file, literal))
  const { handler, config } = await importFunction(file)
  return describe(file, config, handler)
}

/** A handler that is imported by its first call. */
function whenCalled(file: string, literal: RawConfig): FunctionHandler {
  let imported: FunctionHandler | undefined
  return async (request, context) => {
    if (imported === undefined) {
      const { handler, config } = await importFunction(file)
      if (!isDeepStrictEqual(config, literal))
        throw new Error(`${file} has another config than at the start: restart the host`)
      imported = handler
    }
    return imported(request, context)
  }
}

async function importFunction(
  file: string,
): Promise<{ handler: FunctionHandler; config: RawConfig }> {
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
  return { handler: handler as FunctionHandler, config }
}

/** Throws an Error that names the file where its config is wrong. */
function describe(file: string, config: RawConfig, handler: FunctionHandler): LoadedFunction {
  const paths = list(config.path)
  if (config.schedule !== undefined && paths.length > 0)
    throw new Error(`${file} has both path and schedule, which exclude each other`)
  const misplaced = [...paths, ...list(config.excludedPath)].find(path => !path.startsWith('/'))
  if (misplaced !== undefined) throw new Error(`${file}: ${misplaced} must begin with /`)
  return {
    name: basename(file).replace(/\.m?ts$/, ''),
    handler,
    paths,
    excludedPaths: list(config.excludedPath),
    preferStatic: config.preferStatic === true,
    schedule: config.schedule,
    rateLimit: rateLimitOf(config, file),
  }
}

const list = (value: string | string[] | undefined): string[] =>
  value === undefined ? [] : [value].flat()

function rateLimitOf({ rateLimit }: RawConfig, file: string): RateLimitConfig | undefined {
  if (rateLimit === undefined) return undefined
  const { windowSize = 60, windowLimit, aggregateBy } = rateLimit
  if (typeof windowLimit !== 'number' || !(windowSize > 0 && windowSize <= 180))
    throw new Error(`${file}: rateLimit needs a windowLimit and a windowSize of 1 to 180 seconds`)
  return { windowSize, windowLimit, perAddress: list(aggregateBy).includes('ip') }
}
