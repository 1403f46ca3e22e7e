import type { CacheTag } from '#domain/declared/thing.ts'
import { purge } from './purge.ts'
import { rebuildWhenQuiet } from './quiet.ts'

/**
 * Makes a save public: drops the CDN's copies under the tags, and has the pages rebuilt once edits
 * are quiet. `handle` calls it between a save and its response, so that everyone reads the write;
 * what takes longer than 8 s runs after the response. The save itself shows that the pages are outdated
 * (publish/saved.ts).
 */
export async function announce(
  tags: readonly CacheTag[],
  waitUntil: (work: Promise<unknown>) => void,
): Promise<void> {
  waitUntil(rebuildWhenQuiet())
  await purge(tags, waitUntil)
}
