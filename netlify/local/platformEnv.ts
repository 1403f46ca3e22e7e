import { encodeBlobsContext } from './blobs/context.ts'
import type { BlobsContext } from './blobs/server.ts'

/** What the platform would set in a function's environment. */
export interface PlatformEnv {
  readonly blobs: BlobsContext
  /** Where storage is kept. */
  readonly dataDir: string
  /** The host's own address. */
  readonly url: string
  readonly buildHookUrl: string | undefined
  readonly siteNow: string | undefined
  /** Used unless the operator chose one. */
  readonly sessionSecret: string
  /** The key for notifications; used unless the operator chose one. */
  readonly vapidPrivateKey: string
}

/** How long edits must have been quiet before a rebuild, which costs little here, and how often. */
const REBUILD_AFTER_SECONDS = '2'
const REBUILD_AT_MOST_EVERY = '0'

/**
 * Sets the variables by which @netlify/blobs, `purgeCache` and the functions find this host; a
 * variable that the operator set keeps its value where the host only has a default. Returns a
 * function that puts everything back.
 */
export function setPlatformEnv(platform: PlatformEnv): () => void {
  const { env } = process
  const { blobs, dataDir, url, buildHookUrl, siteNow, sessionSecret, vapidPrivateKey } = platform
  const values: Record<string, string | undefined> = {
    NETLIFY_BLOBS_CONTEXT: encodeBlobsContext(blobs),
    SITE_ID: blobs.siteID,
    NETLIFY_PURGE_API_TOKEN: blobs.token,
    PURGE_API_URL: blobs.edgeURL,
    STORAGE_FOLDER: dataDir,
    URL: url,
    BUILD_HOOK_URL: env.BUILD_HOOK_URL || buildHookUrl,
    // Only this host's own hook supports GET.
    BUILD_STATUS_URL: env.BUILD_HOOK_URL ? undefined : buildHookUrl,
    REBUILD_AFTER_SECONDS: env.REBUILD_AFTER_SECONDS || REBUILD_AFTER_SECONDS,
    REBUILD_AT_MOST_EVERY: env.REBUILD_AT_MOST_EVERY || REBUILD_AT_MOST_EVERY,
    SITE_NOW: siteNow ?? env.SITE_NOW,
    SESSION_SECRET: env.SESSION_SECRET || sessionSecret,
    VAPID_PRIVATE_KEY: env.VAPID_PRIVATE_KEY || vapidPrivateKey,
  }
  const before = new Map(Object.keys(values).map(name => [name, env[name]]))
  const apply = (name: string, value: string | undefined) => {
    if (value === undefined) delete env[name]
    else env[name] = value
  }
  for (const [name, value] of Object.entries(values)) apply(name, value)
  return () => {
    for (const [name, value] of before) apply(name, value)
  }
}
