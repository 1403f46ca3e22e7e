import { setTimeout as wait } from 'node:timers/promises'
import type { CacheTag } from '#domain/declared/thing.ts'
import { rebuildDue } from '#domain/publishing/due.ts'
import { readStatus } from './checkPublished.ts'
import { hookRules } from './hook.ts'
import { purge } from './purge.ts'
import { rebuildIfDue } from './rebuild.ts'

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

/** The tick handles longer quiet periods: a function cannot wait that long. */
const STAYS_FOR_MS = 10_000

let saves = 0
let waiting: Promise<void> | undefined

/**
 * Waits until edits have been quiet and then requests the rebuild, if that takes seconds; otherwise
 * the tick does it. All saves in one process share one wait.
 */
function rebuildWhenQuiet(): Promise<void> {
  saves += 1
  waiting ??= waitForQuiet()
  return waiting
}

async function waitForQuiet(): Promise<void> {
  try {
    for (;;) {
      const before = saves
      const next = await nextRebuild()
      if (next === null) {
        // A save during this check may have been missed.
        if (before === saves) return
      } else if (next > 0) await wait(next)
      else await rebuildIfDue(new Date())
    }
  } finally {
    waiting = undefined
  }
}

/** The milliseconds until a rebuild is due; null: not soon. */
async function nextRebuild(): Promise<number | null> {
  const rules = hookRules()
  if (!rules.hook) return null
  const { record, saved } = await readStatus()
  const due = rebuildDue(record, saved, rules)
  if (due === null) return null
  const next = due.getTime() - Date.now()
  return next > STAYS_FOR_MS ? null : next
}
