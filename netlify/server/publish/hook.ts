import { z } from 'zod'
import { HOUR } from '#domain/time/civil.ts'
import { env } from '../env.ts'
import { deployContext } from '../storage/store.ts'

const TIMEOUT_MS = 10_000
/** The quiet period on the platform, where every deploy costs. */
const QUIET_SECONDS = 900

/** The hook's address, a credential. Previews have none: they cannot change what visitors see. */
const hookUrl = () => (deployContext() === 'production' ? env().buildHookUrl : undefined)

/** What decides when the hook is called. */
export const hookRules = () => ({
  hook: hookUrl() !== undefined,
  quietMs: (env().rebuildAfterSeconds ?? QUIET_SECONDS) * 1000,
  atMostEveryMs: env().rebuildAtMostEveryHours * HOUR,
})

/** Whether a rebuild is a deploy that the platform charges for: the local host purges its own cache. */
export const isCharged = () => hookUrl() !== undefined && env().purgeApiUrl === undefined

/** Calls the build hook. Returns null when it was accepted, otherwise the reason as a text for a person. */
export async function callHook(title: string): Promise<string | null> {
  const url = new URL(hookUrl() ?? '')
  url.searchParams.set('trigger_title', title)
  let status: number
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const response = await fetch(url, { method: 'POST', body: '{}', signal })
    await response.body?.cancel()
    status = response.status
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError'
      ? `The build service did not respond within ${TIMEOUT_MS / 1000} seconds.`
      : 'The build service could not be reached.'
  }
  if (status >= 200 && status < 300) return null
  if (status >= 500) return `The build service responded with an error (${status}).`
  return `The build service refused the call (${status}). BUILD_HOOK_URL may be wrong.`
}

const BuildStatusSchema = z.object({
  state: z.enum(['idle', 'building', 'published', 'failed']),
  since: z.iso.datetime(),
  queued: z.boolean(),
  finishedAt: z.string().optional(),
  error: z.string().optional(),
})

/** The state of the local host's builds; undefined on the platform, which does not report it. */
export async function buildStatus(): Promise<z.output<typeof BuildStatusSchema> | undefined> {
  const url = env().buildStatusUrl
  if (!url) return undefined
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    return BuildStatusSchema.parse(await response.json())
  } catch {
    return undefined
  }
}
