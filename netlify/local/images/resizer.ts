import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { detectPicture } from '#domain/pictures/kind.ts'
import { MINUTE } from '#domain/time/civil.ts'

export interface ResizeJob {
  input: Uint8Array
  type: string
  width: number
  webp: boolean
}

export interface ResizedPicture {
  bytes: Uint8Array
  type: string
}

/** Resizes pictures, one at a time. */
interface Resizer {
  /** Rejects if it is not a picture, is too large, or takes too long. */
  resize(job: ResizeJob): Promise<ResizedPicture>
  stop(): void
}

/** A large photo takes a few seconds, on a busy machine many. */
const WITHIN_MS = MINUTE
const IDLE_MS = 2_000

/**
 * glibc keeps large freed blocks for later unless it is set to map each one (mallopt(3)); the
 * process gets no other environment, so no secret either.
 */
const ENV = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '131072',
  UV_THREADPOOL_SIZE: '1',
}

/** From this many pixels, decoding takes more memory than another process costs. */
const LARGE_PIXELS = 6_000_000

function isLarge({ input }: ResizeJob): boolean {
  const kind = detectPicture(input)
  return !kind || kind.width * kind.height >= LARGE_PIXELS
}

/**
 * Decoding a large photo takes hundreds of megabytes, which a process does not give back: a process
 * of its own does it, and ends after a large one, or when there is nothing more to do. Call it for
 * one job at a time.
 */
export function createResizer(): Resizer {
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined

  function stop(): void {
    clearTimeout(idle)
    child?.kill('SIGKILL')
    child = undefined
  }

  /** Its memory is free only after it has ended, so two must not overlap. */
  async function end(working: ChildProcess): Promise<void> {
    const isGone = working.exitCode !== null || working.signalCode !== null
    const gone = isGone ? undefined : once(working, 'exit')
    stop()
    await gone
  }

  function start(): ChildProcess {
    const started = fork(join(import.meta.dirname, 'resize.ts'), {
      env: ENV,
      serialization: 'advanced',
    })
    started.once('exit', () => {
      if (child === started) child = undefined
    })
    return started
  }

  return {
    stop,
    async resize(job) {
      clearTimeout(idle)
      child ??= start()
      const working = child
      const late = setTimeout(stop, WITHIN_MS)
      const settled = new AbortController()
      try {
        const { signal } = settled
        const ended = once(working, 'exit', { signal }).then(() => {
          throw new Error('The resizing process ended')
        })
        working.send(job)
        const [picture] = (await Promise.race([once(working, 'message', { signal }), ended])) as [
          ResizedPicture | null,
        ]
        if (picture === null) throw new Error('This is no picture that can be resized')
        return picture
      } finally {
        settled.abort()
        clearTimeout(late)
        if (isLarge(job)) await end(working)
        else idle = setTimeout(stop, IDLE_MS).unref()
      }
    },
  }
}
