import { getStore, type Store, setEnvironmentContext } from '@netlify/blobs'
import { env } from '../env.ts'
import { safeKey } from './keys.ts'
import type { StoreName } from './stores.ts'
import { recordFailedWrite, recordWrite } from './writes.ts'

/** Storage did not respond, or not as expected; this must never be treated as 'nothing stored'. */
export class StorageError extends Error {
  override name = 'StorageError'
}

/** The value is stored, but this release cannot read it. */
export class UnreadableError extends StorageError {
  override name = 'UnreadableError'
}

/** For `catch`: one unreadable item must not hide the others of its list. */
export function skipUnreadable(error: unknown): null {
  if (error instanceof UnreadableError) return null
  throw error
}

/**
 * The deploy context that this code runs in: all contexts share a site's stores, so its name is
 * part of every store's name, and a preview can never write what visitors read.
 */
export function deployContext(): string {
  const atRunTime = typeof Netlify === 'undefined' ? undefined : Netlify.context?.deploy?.context
  return atRunTime ?? env().buildContext ?? 'production'
}

/** Points the Blobs client at a site's storage, where the platform has not done so itself. */
export const pointStorageAt = (context: Parameters<typeof setEnvironmentContext>[0]): void =>
  setEnvironmentContext(context)

const ANSWER_WITHIN_MS = 8_000

/**
 * The client repeats a failed request five times and waits 5 s before each, longer than a visitor
 * waits. A rate-limit header shortens that to 1 s, so failures get one.
 */
const impatientFetch: typeof fetch = async (input, init) => {
  const note = isWrite(init?.method) ? noteOutcome : () => {}
  let response: Response
  try {
    response = await fetch(input, { ...init, signal: AbortSignal.timeout(ANSWER_WITHIN_MS) })
  } catch {
    note(503)
    return new Response(null, { status: 503, headers: { 'x-ratelimit-reset': '0' } })
  }
  note(response.status)
  if (response.status < 500) return response
  const headers = new Headers(response.headers)
  headers.set('x-ratelimit-reset', '0')
  return new Response(response.body, { status: response.status, headers })
}

const isWrite = (method = 'GET') => /^(?:put|delete)$/i.test(method)

/** Responses of a storage that cannot write at all; other failures concern only the one write. */
const NOT_WRITTEN = new Set([401, 403, 429])

function noteOutcome(status: number): void {
  if (status >= 500 || NOT_WRITTEN.has(status)) recordFailedWrite(new Date())
  else recordWrite()
}

/**
 * Opens a store of this deploy context with strong reads. Call it inside a handler: at module
 * level the platform has no context yet.
 */
export function openStore(name: StoreName): Store {
  const context = deployContext()
    .toLowerCase()
    .replace(/[^a-z0-9-]+/g, '-')
  return getStore({
    name: safeKey(`${name}-${context}`),
    consistency: 'strong',
    fetch: impatientFetch,
  })
}
