import { VERSION } from '#config/version.ts'
import type { Health } from '#contract/health.ts'
import { publishState } from '#domain/publishing/publishState.ts'
import { ALL_READABLE } from '#domain/settings/unreadable.ts'
import { MINUTE } from '#domain/time/civil.ts'
import { env } from '../env.ts'
import { describeError, logLine } from '../log.ts'
import { canMail } from '../mail/send.ts'
import { readStatus } from '../publish/checkPublished.ts'
import { hookRules } from '../publish/hook.ts'
import { read } from '../storage/documents.ts'
import { videosDocument } from '../storage/videos.ts'
import { writeStatus } from '../storage/writes.ts'
import { ignoresProxy } from './ignoredProxy.ts'
import { backupHealth, offsiteHealth } from './lastBackup.ts'
import { mailState } from './mailState.ts'
import { spaceHealth } from './space.ts'
import { unreadableReport } from './unreadable.ts'

const UNKNOWN = { state: 'unknown', at: null } as const
const BUILD_STATES = {
  saved: 'waiting',
  live: 'waiting',
  rebuilding: 'rebuilding',
  rebuilt: 'current',
  failed: 'failed',
} as const

/** Checks whether storage responds and what is configured; causes of a failure are only logged. */
export async function checkHealth(): Promise<Health> {
  let storage: Health['storage'] = 'ok'
  let build: Health['build'] = UNKNOWN
  let videos: Health['videos'] = UNKNOWN
  let unreadable: Health['unreadable'] = { counts: ALL_READABLE, documents: [] }
  let offsite: Health['offsite'] = UNKNOWN
  let mail: Health['mail'] = canMail() ? 'configured' : 'off'
  try {
    unreadable = await unreadableReport()
    build = await lastBuild()
    videos = await videosHealth()
    offsite = await offsiteHealth(new Date())
    mail = await mailState()
  } catch (error) {
    logLine('error', 'health: storage fails', { error: describeError(error) })
    storage = 'failing'
  }
  return {
    version: VERSION,
    ok: storage === 'ok' && unreadable.documents.length === 0,
    storage,
    unreadable,
    writes: writeStatus(),
    space: await spaceHealth(),
    backup: await backupHealth(new Date()),
    offsite,
    mail,
    proxy: env().trustProxy ? 'trusted' : ignoresProxy() ? 'ignored' : 'none',
    signIn: env().sessionSecret ? 'ready' : 'no secret',
    build,
    videos,
  }
}

/** Read from storage only: anyone may request the health, so a request must have no side effects. */
async function lastBuild(): Promise<Health['build']> {
  const { record, saved } = await readStatus()
  if (!record.built) return UNKNOWN
  const { state } = publishState(record, saved, hookRules(), new Date())
  return { state: BUILD_STATES[state], at: record.built.builtAt }
}

/** Six ticks, so that one or two failures are not reported. */
const OLD_AFTER_MS = 30 * MINUTE

/** How old the list of videos is and what is missing in it, by what is stored. Throws StorageError. */
async function videosHealth(): Promise<Health['videos']> {
  const { youtubeChannelId: channel, youtubeApiKey: key } = env()
  if (!channel) return { state: 'off', at: null }
  const { value } = await read(videosDocument)
  if (value.channel !== channel || !value.askedAt) return { state: 'unknown', at: null }
  const { answeredAt: at, source } = value
  if (!at || Date.now() - Date.parse(at) > OLD_AFTER_MS) return { state: 'old', at }
  return { state: key && source === 'feed' ? 'feed alone' : 'current', at }
}
