import { purge } from './purge.ts'

/**
 * Makes a save public: drops the CDN's copies under the tags. To be awaited once the save is
 * stored and before it is answered; what may take longer runs after the answer.
 */
export async function announce(
  tags: readonly string[],
  waitUntil: (work: Promise<unknown>) => void,
): Promise<void> {
  waitUntil(purge(tags))
}
