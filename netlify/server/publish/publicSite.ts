import { type BuildFile, BuildFileSchema } from '#domain/publishing/buildFile.ts'
import type { Revisions } from '#domain/publishing/revisions.ts'
import { env } from '../env.ts'
import { deployContext } from '../storage/store.ts'
import { PUBLISHED, type PublishedKind } from './published.ts'

const ANSWER_WITHIN_MS = 8_000
/** Answers to whoever has a session's cookie, even a wrong one, are made anew (http/answer.ts). */
const PAST_THE_CDN = { cookie: '__Host-session=none; session=none' }

/**
 * Where visitors are served from; undefined where no one knows, and in previews, whose storage is
 * not what visitors are served from.
 */
const publicUrl = () => (deployContext() === 'production' ? env().publicUrl : undefined)

async function get(path: string, headers: Record<string, string> = {}): Promise<string> {
  const response = await fetch(new URL(path, publicUrl()), {
    headers,
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return response.text()
}

/** What the pages that visitors are served tell of themselves; undefined: nothing understood. */
export async function seeBuild(): Promise<BuildFile | undefined> {
  try {
    return BuildFileSchema.parse(JSON.parse(await get('/build.json')))
  } catch {
    // Asked every few seconds: a site that is down shows elsewhere than in a log of this.
    return undefined
  }
}

/**
 * Which of these kinds visitors have: those whose public answer, copies of the CDN included, is
 * word for word what storage holds at this moment.
 */
export async function seeLive(kinds: readonly string[], built: Revisions): Promise<string[]> {
  const seen = await Promise.all(
    kinds.map(async kind => {
      const path = PUBLISHED[kind as PublishedKind].answer(built)
      try {
        const [visitors, fresh] = await Promise.all([get(path), get(path, PAST_THE_CDN)])
        return visitors === fresh ? [kind] : []
      } catch {
        return []
      }
    }),
  )
  return seen.flat()
}
