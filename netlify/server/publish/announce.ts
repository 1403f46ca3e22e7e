import { purge } from './purge.ts'
import { rebuildWhenQuiet } from './quiet.ts'

/**
 * Makes a save public: drops the CDN's copies under the tags, and has the pages rebuilt once edits
 * are quiet. To be awaited once the save is stored and before it is answered; what may take longer
 * runs after the answer. That the pages are old now needs no mark: the save itself is one
 * (publish/saved.ts).
 */
export async function announce(
  tags: readonly string[],
  waitUntil: (work: Promise<unknown>) => void,
): Promise<void> {
  waitUntil(purge(tags))
  waitUntil(rebuildWhenQuiet())
}
