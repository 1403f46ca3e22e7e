import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setEnvironmentContext } from '@netlify/blobs'
import type { Config } from '@netlify/functions'
import { expect, vi } from 'vitest'
import { callAddress } from '#contract/call.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { openBlobDatabase } from '#local/blobs/database.ts'
import { fetchInProcess } from '#local/blobs/inProcess.ts'
import { type Blobs, startBlobs } from '#local/blobs/server.ts'
import { createRouter } from '#local/functions/router.ts'
import { forgetEnv } from '#server/env.ts'
import type { RequestContext } from '#server/http/handle.ts'
import { forgetDocuments } from '#server/storage/documents.ts'

export const ORIGIN = 'https://mosque.example.org'
export const SECRET = 'a secret for tests, of 32 bytes or more'

/** A function file as loaded: its handler and its literal config. */
interface FunctionFile {
  file: string
  handler: (request: Request, context: RequestContext) => Response | Promise<Response>
  config: Config
}

const FUNCTIONS = new URL('../../netlify/functions/', import.meta.url)
const CONTRACTS = new URL('../../src/contract/', import.meta.url)
const sources = async (folder: URL) => (await readdir(folder)).filter(name => name.endsWith('.ts'))

/** Every function file there is. */
export async function functionFiles(): Promise<FunctionFile[]> {
  const names = await sources(FUNCTIONS)
  return Promise.all(
    names.map(async file => {
      const { default: handler, config } = await import(new URL(file, FUNCTIONS).pathname)
      return { file, handler, config }
    }),
  )
}

const paths = ({ config }: FunctionFile) => ('path' in config ? [config.path ?? []].flat() : [])
const excluded = ({ config }: FunctionFile) =>
  'excludedPath' in config ? [config.excludedPath ?? []].flat() : []

const files = await functionFiles()
const router = createRouter(
  files
    .filter(({ config }) => !('schedule' in config))
    .map(one => ({
      name: one.file,
      handler: () => undefined,
      paths: paths(one),
      excludedPaths: excluded(one),
      preferStatic: false,
      schedule: undefined,
      rateLimit: undefined,
    })),
)

/** Whether a function has the path, as the local host finds it. */
export const hasFunction = (path: string): boolean => router.match(path) !== undefined

/** The function that has a path, as the local host finds it. */
export function findFunction(path: string): FunctionFile {
  const name = router.match(path)?.fn.name
  const found = files.find(({ file }) => file === name)
  if (!found) throw new Error(`No function has the path ${path}`)
  return found
}

/** Sends a request to the function that has its path. */
export async function callFunction(
  request: Request,
  { ip = '192.0.2.1', waitUntil = () => {} }: Partial<Omit<RequestContext, 'params'>> = {},
): Promise<Response> {
  const { handler } = findFunction(new URL(request.url).pathname)
  return handler(request, { params: {}, ip, waitUntil })
}

/** Every endpoint that src/contract exports and a function serves, without static files. */
export async function allEndpoints(): Promise<Endpoint[]> {
  const names = (await sources(CONTRACTS)).filter(name => !/\.(schema|test)\.ts$/.test(name))
  const modules = await Promise.all(
    names.map(name => import(new URL(name, CONTRACTS).pathname) as Promise<object>),
  )
  // A contract may name one endpoint twice, for different kinds of callers.
  const exported: unknown[] = modules.flatMap(module => Object.values(module))
  // A document's are exported together.
  const found = exported.flatMap(one => (isEndpoint(one) ? one : Object.values(one ?? {})))
  return [...new Set(found)].filter(isEndpoint)
}

function isEndpoint(value: unknown): value is Endpoint {
  return (
    typeof value === 'object' &&
    value !== null &&
    'method' in value &&
    'path' in value &&
    String(value.path).startsWith('/api/')
  )
}

export interface Send {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
  headers?: Record<string, string>
  ip?: string
  origin?: string
}

/** The site's functions over the real Blobs client and a store of their own. */
export interface Site {
  blobs: Blobs
  /** The folder of its database. */
  dataDir: string
  /** Sends one request as a browser of this site would, and waits for its late work too. */
  send: (endpoint: Endpoint, options?: Send) => Promise<Response>
  /** Every stored blob with its ETag: equal dumps mean that nothing was written. */
  dump: () => Record<string, string>
  setEnv: (values: Record<string, string | undefined>) => void
  stop: () => Promise<void>
}

/**
 * Starts an empty site, or one on a copy of a database; call it in beforeAll or beforeEach, and
 * `stop` after.
 */
export async function startSite(
  values: Record<string, string | undefined> = {},
  database?: URL,
): Promise<Site> {
  const dataDir = await mkdtemp(join(tmpdir(), 'site-'))
  if (database) await copyFile(database, join(dataDir, 'blobs.sqlite'))
  const blobs = await startBlobs({ dataDir })
  setEnvironmentContext(blobs.context)
  // As in the host: a socket costs more than the storage does.
  const { fetch } = globalThis
  globalThis.fetch = fetchInProcess(blobs, fetch)
  forgetDocuments()
  const setEnv = (variables: Record<string, string | undefined>) => {
    for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
    forgetEnv()
  }
  setEnv({
    SESSION_SECRET: SECRET,
    SESSION_SECRET_PREVIOUS: undefined,
    SITE_URL: undefined,
    SMTP_URL: undefined,
    PURGE_API_URL: blobs.url,
    NETLIFY_PURGE_API_TOKEN: blobs.context.token,
    SITE_ID: blobs.context.siteID,
    ...values,
  })
  const send = async (endpoint: Endpoint, options: Send = {}) => {
    const { params = {}, query, body, headers = {}, ip = '192.0.2.1', origin = ORIGIN } = options
    const url = new URL(callAddress(endpoint.path, params, query), origin)
    // As bytes, like a request from the network: undici fails where the stream of a form is canceled.
    const form = body instanceof FormData ? new Response(body) : undefined
    const type = form?.headers.get('content-type') ?? 'application/json'
    const request = new Request(url, {
      method: endpoint.method,
      headers: {
        ...(endpoint.method !== 'GET' && { 'sec-fetch-site': 'same-origin' }),
        ...(body !== undefined && { 'content-type': type }),
        ...headers,
      },
      ...(body !== undefined && { body: form ? await form.arrayBuffer() : JSON.stringify(body) }),
    })
    const late: Promise<unknown>[] = []
    const response = await callFunction(request, { ip, waitUntil: work => void late.push(work) })
    await Promise.all(late)
    return response
  }

  const dump = () => {
    const database = openBlobDatabase(dataDir)
    const entries = database
      .stores('', 100)
      .flatMap(store =>
        [...database.scan(store, '')].map(({ key, etag }) => [`${store}/${key}`, etag] as const),
      )
    database.close()
    return Object.fromEntries(entries)
  }

  const stop = async () => {
    vi.unstubAllEnvs()
    forgetEnv()
    globalThis.fetch = fetch
    await blobs.close()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { blobs, dataDir, send, dump, setEnv, stop }
}

/** What parts of paths are of things that no site has. */
export const NOWHERE = {
  id: crypto.randomUUID(),
  hash: 'a'.repeat(64),
  pageId: 'nothing',
  sectionId: 'nothing',
  revision: '1',
  language: 'ar',
}

/** The text of a page by which a form that was sent without a script is refused. */
export async function refusalPage(response: Response, status: number): Promise<string> {
  const { headers } = response
  expect([response.status, headers.get('content-type')]).toEqual([
    status,
    'text/html; charset=utf-8',
  ])
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(headers.get('cache-control')).toBe('private, no-store')
  return response.text()
}
