import type { IncomingHttpHeaders } from 'node:http'
import type { Scheme } from '../http/exchange.ts'
import { byteLru } from '../memory/byteLru.ts'
import type { EdgePolicy } from './policy.ts'
import { type Variation, variantOf } from './variation.ts'

/** A kept response and its age. */
export interface CacheHit<T> {
  readonly response: T
  readonly ageSeconds: number
  /** Past its lifetime, but still to be sent while a new one is fetched. */
  readonly stale: boolean
  readonly key: string
}

/** The number of purges when a function was called: shows later whether one came in between. */
type PurgeCount = number

/** Kept responses of functions, as the platform's CDN keeps them, in a bounded part of memory. */
export interface EdgeCache<T> {
  find(
    scheme: Scheme,
    path: string,
    search: string,
    headers: IncomingHttpHeaders,
  ): CacheHit<T> | undefined
  /** Whether responses of this path could be kept, so that a full one (no 304) is worth requesting. */
  hasKept(path: string): boolean
  purgeCount(): PurgeCount
  /** Keeps a response, unless one of its tags was purged since `calledAt`. */
  keep(
    calledAt: PurgeCount,
    request: { scheme: Scheme; path: string; search: string; headers: IncomingHttpHeaders },
    policy: EdgePolicy,
    entry: { response: T; bytes: number },
  ): void
  /** Remembers how a path varies from a response that cannot be kept itself (a 304). */
  learn(path: string, policy: EdgePolicy): void
  /** Drops every response under the tags at once; without tags, all of them. */
  purge(tags?: readonly string[]): void
}

interface Entry<T> {
  readonly key: string
  readonly response: T
  readonly policy: EdgePolicy
  readonly keptAt: number
}

const MAX_PATHS = 10_000
const MAX_PURGED_TAGS = 10_000
/** The size of an entry without its body. */
const ENTRY_BYTES = 1024

/** Makes an empty cache of at most `maxBytes`; `now` is in milliseconds. */
export function createEdgeCache<T>(maxBytes: number, now: () => number = Date.now): EdgeCache<T> {
  const variations = new Map<string, Variation>()
  const keysByTag = new Map<string, Set<string>>()
  let purges = 0
  let allPurgedAt = 0
  const purgedAt = new Map<string, number>()

  const entries = byteLru<Entry<T>>(maxBytes, ({ key, policy }) => {
    for (const tag of policy.tags) {
      const keys = keysByTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) keysByTag.delete(tag)
    }
  })

  /**
   * Scheme and host are part of the key: a response may depend on them (HSTS, absolute addresses),
   * and a made-up host must not reach others.
   */
  const keyOf = (scheme: Scheme, path: string, host: string | undefined, variant: string) =>
    `${scheme} ${path}\n${host}\n${variant}`

  function learn(path: string, { variation }: EdgePolicy): void {
    if (variations.size >= MAX_PATHS && !variations.has(path)) variations.clear()
    variations.set(path, variation)
  }

  return {
    learn,
    hasKept: path => variations.has(path),
    purgeCount: () => purges,

    find(scheme, path, search, headers) {
      const variation = variations.get(path)
      if (variation === undefined) return undefined
      const key = keyOf(scheme, path, headers.host, variantOf(variation, search))
      const entry = entries.get(key)
      if (entry === undefined) return undefined
      const ageSeconds = (now() - entry.keptAt) / 1000
      const { freshSeconds, staleSeconds } = entry.policy
      if (ageSeconds >= freshSeconds + staleSeconds) {
        entries.delete(key)
        return undefined
      }
      return { response: entry.response, ageSeconds, stale: ageSeconds >= freshSeconds, key }
    },

    keep(calledAt, { scheme, path, search, headers }, policy, { response, bytes }) {
      learn(path, policy)
      const overtaken =
        allPurgedAt > calledAt || policy.tags.some(tag => (purgedAt.get(tag) ?? 0) > calledAt)
      if (overtaken) return
      const key = keyOf(scheme, path, headers.host, variantOf(policy.variation, search))
      entries.set(key, { key, response, policy, keptAt: now() }, bytes + ENTRY_BYTES)
      if (entries.get(key) === undefined) return
      for (const tag of policy.tags) {
        const keys = keysByTag.get(tag)
        if (keys === undefined) keysByTag.set(tag, new Set([key]))
        else keys.add(key)
      }
    },

    purge(tags) {
      purges += 1
      if (tags === undefined || purgedAt.size + tags.length > MAX_PURGED_TAGS) {
        // The purged tags are no longer known, so all of them count as purged now.
        allPurgedAt = purges
        purgedAt.clear()
      }
      if (tags === undefined) {
        entries.clear()
        return
      }
      for (const name of tags) {
        const tag = name.toLowerCase()
        purgedAt.set(tag, purges)
        for (const key of [...(keysByTag.get(tag) ?? [])]) entries.delete(key)
      }
    },
  }
}
