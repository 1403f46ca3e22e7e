import { type BuildFile, BuildFileSchema } from '#domain/publishing/buildFile.ts'
import type { Revisions } from '#domain/publishing/revisions.ts'
import { env } from '../env.ts'
import { deployContext } from '../storage/store.ts'
import { newerThanPages, REVISIONS_HEADER } from './published.ts'

const ANSWER_WITHIN_MS = 8_000
/**
 * The address that serves visitors; undefined if unknown, and in previews, which have a storage of
 * their own.
 */
const publicUrl = () => (deployContext() === 'production' ? env().publicUrl : undefined)

async function get(path: string): Promise<Response> {
  const response = await fetch(new URL(path, publicUrl()), {
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  })
  if (!response.ok) throw new Error(`${path} responded ${response.status}`)
  return response
}

/** The build that visitors are served, from its build.json; undefined if that cannot be read. */
export async function fetchServedBuild(): Promise<BuildFile | undefined> {
  try {
    return BuildFileSchema.parse(await (await get('/build.json')).json())
  } catch {
    // Requested every few seconds: an outage is visible elsewhere and would flood the log.
    return undefined
  }
}

/**
 * Which of these kinds visitors have: those whose public response (usually a CDN copy) was made
 * from the saved revision.
 */
export async function fetchServedRevisions(
  kinds: readonly string[],
  built: Revisions,
  saved: Revisions,
): Promise<string[]> {
  if (kinds.length === 0) return []
  try {
    const response = await get(newerThanPages(built))
    await response.body?.cancel()
    const shown = response.headers.get(REVISIONS_HEADER)?.split(',') ?? []
    return kinds.filter(kind => shown.includes(`${kind}=${saved[kind] ?? 0}`))
  } catch {
    return []
  }
}
