import { tmpdir } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { DAY, HOUR, MINUTE } from '#domain/time/civil.ts'
import { env } from '../../env.ts'
import { newTick, type PeriodicTask } from '../../periodic/run.ts'
import { readListed } from '../../storage/listing.ts'
import { type OffsiteRecord, offsiteDocument } from '../../storage/offsite.ts'

/** The ticks do not run to the second. */
const LEEWAY_MS = MINUTE
/** On one machine a large backup goes on after the tick that began it. */
const TICK_WAITS_MS = 15_000
const GIVE_UP_MS = 6 * HOUR

let running: Promise<unknown> | undefined

/** Makes an off-site backup every day, the first one as soon as there is a key. */
export const offsiteTask: PeriodicTask = {
  name: 'off-site backup',
  async run(now, signal, tick = newTick()) {
    const { backupBucket, storageFolder } = env()
    if (!backupBucket) return
    const { value } = await readListed(offsiteDocument, await tick.list())
    if (!value.key || running || !isDue(value, now)) return
    const { backUpOffsite } = await import('./make.ts')
    if (!storageFolder) {
      await backUpOffsite(value.key, tmpdir(), signal)
      return
    }
    running = backUpOffsite(value.key, storageFolder, AbortSignal.timeout(GIVE_UP_MS)).finally(
      () => {
        running = undefined
      },
    )
    await Promise.race([running, wait(TICK_WAITS_MS, undefined, { ref: false })])
  },
}

/** A day after the last one, at once for a new key, and every hour while it fails. */
function isDue({ key, last, failing }: OffsiteRecord, now: Date): boolean {
  const isOver = (iso: string, ms: number) => now.getTime() - Date.parse(iso) > ms - LEEWAY_MS
  if (failing && !isOver(failing.at, HOUR)) return false
  return last === null || (key !== null && key.at > last.at) || isOver(last.at, DAY)
}
