import { describeError } from '#server/log.ts'
import type { WriteLog } from '../log.ts'
import type { Release, Releases } from './releases.ts'

/** Makes a site in `folder`; rejects with an Error whose message says what went wrong. */
export type BuildCommand = (job: {
  readonly folder: string
  readonly snapshotFile: string
  readonly signal: AbortSignal
}) => Promise<void>

interface BuilderOptions {
  readonly releases: Releases
  readonly command: BuildCommand
  /** Writes the stored content as JSON for the build to read. */
  readonly writeSnapshot: ((file: string) => Promise<void>) | undefined
  readonly fingerprint: () => string
  /** Called when a new build is live on the disk, to serve it. */
  readonly onPublished: (release: Release) => void
  readonly log: WriteLog
}

/** What the hook reports about builds. Times are ISO instants. */
interface BuildStatus {
  readonly state: 'idle' | 'building' | 'published' | 'failed'
  /** Since when this process runs; earlier requests are not known. */
  readonly since: string
  /** Another build follows this one. */
  readonly queued: boolean
  readonly title?: string
  readonly startedAt?: string
  readonly finishedAt?: string
  readonly error?: string
}

export interface Builder {
  /** Requests a build. All requests made while one runs share the single run after it. */
  request(title?: string): void
  /** Builds and publishes now; rejects when that fails. Do not combine it with `request`. */
  build(): Promise<void>
  /** Whether the live build was made from the sources as they are, and no newer one was placed. */
  isCurrent(): boolean
  status(): BuildStatus
  /** Stops a running build and waits for its end. */
  stop(): Promise<void>
}

/**
 * Builds next to the live site, one build at a time; a failed build changes nothing. A build that
 * was made on another machine and placed here is taken instead.
 */
export function createBuilder(options: BuilderOptions): Builder {
  const { releases, command, writeSnapshot, fingerprint, onPublished, log } = options
  const stopping = new AbortController()
  const since = new Date().toISOString()
  let state: Omit<BuildStatus, 'queued' | 'since'> = { state: 'idle' }
  let waiting: { title: string | undefined } | undefined
  let running: Promise<void> | undefined

  async function build(title?: string): Promise<void> {
    const begun = {
      startedAt: new Date().toISOString(),
      ...(title !== undefined && { title }),
    }
    state = { state: 'building', ...begun }
    const folder = releases.begin()
    try {
      // Read first: a source that changes during the build requires another one.
      const sources = fingerprint()
      await writeSnapshot?.(releases.snapshotFile)
      stopping.signal.throwIfAborted()
      const { snapshotFile } = releases
      if (releases.hasIncoming()) releases.takeIncoming(folder)
      else await command({ folder, snapshotFile, signal: stopping.signal })
      stopping.signal.throwIfAborted()
      onPublished(releases.publish(folder, sources))
      state = { state: 'published', ...begun, finishedAt: new Date().toISOString() }
    } catch (error) {
      releases.discard(folder)
      const message = error instanceof Error ? error.message : String(error)
      state = { state: 'failed', ...begun, finishedAt: new Date().toISOString(), error: message }
      throw error
    }
  }

  async function work(): Promise<void> {
    while (waiting !== undefined && !stopping.signal.aborted) {
      const { title } = waiting
      waiting = undefined
      try {
        await build(title)
        log('info', 'build published', { title, startedAt: state.startedAt })
      } catch (error) {
        if (!stopping.signal.aborted) log('error', 'build failed', { error: describeError(error) })
      }
    }
    running = undefined
  }

  return {
    request(title) {
      waiting = { title }
      running ??= work()
    },
    build: () => build(),
    isCurrent: () => !releases.hasIncoming() && releases.current()?.fingerprint === fingerprint(),
    status: () => ({ ...state, since, queued: waiting !== undefined }),
    async stop() {
      stopping.abort(new Error('The host stopped'))
      await running
    },
  }
}
