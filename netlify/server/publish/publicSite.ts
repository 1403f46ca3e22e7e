import { type BuildFile, BuildFileSchema } from '#domain/publishing/buildFile.ts'
import type { Revisions } from '#domain/publishing/revisions.ts'
import { env } from '../env.ts'
import { deployContext } from '../storage/store.ts'
import { PUBLISHED, type PublishedKind, REVISIONS_HEADER } from './published.ts'

const ANSWER_WITHIN_MS = 8_000
/**
 * Where visitors are served from; undefined where no one knows, and in previews, whose storage is
 * not what visitors are served from.
 */
const publicUrl = () => (deployContext() === 'production' ? env().publicUrl : undefined)

async function get(path: string): Promise<Response> {
  const response = await fetch(new URL(path, publicUrl()), {
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  })
  if (!response.ok) throw new Error(`${path} responded ${response.status}`)
  return response
}

/** What the pages that visitors are served tell of themselves; undefined: nothing understood. */
export async function fetchServedBuild(): Promise<BuildFile | undefined> {
  try {
    return BuildFileSchema.parse(await (await get('/build.json')).json())
  } catch {
    // Requested every few seconds: an outage is visible elsewhere and would flood the log.
    return undefined
  }
}

/**
 * Which of these kinds visitors have: those whose public response, a copy of the CDN mostly, was
 * made from the revision that is saved.
 */
export async function fetchServedRevisions(
  kinds: readonly string[],
  built: Revisions,
  saved: Revisions,
): Promise<string[]> {
  const seen = await Promise.all(
    kinds.map(async kind => {
      const path = PUBLISHED[kind as PublishedKind].path(built)
      try {
        const response = await get(path)
        await response.body?.cancel()
        const shown = response.headers.get(REVISIONS_HEADER)?.split(',') ?? []
        return shown.includes(`${kind}=${saved[kind] ?? 0}`) ? [kind] : []
      } catch {
        return []
      }
    }),
  )
  return seen.flat()
}
