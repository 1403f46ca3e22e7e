import { framedOrigin } from '#config/frames.ts'
import type { SectionPath } from '#domain/content/registry.ts'
import { blockedFrames } from '#domain/publishing/due.ts'
import { describeError, logLine } from '../log.ts'
import { readStatus } from './checkPublished.ts'
import { hookRules } from './hook.ts'

/**
 * What an admin has to know of a frame's address just saved: that the pages block its host until
 * they are rebuilt, which happens without waiting for quiet. undefined: there is nothing to say.
 */
export async function frameNote(path: SectionPath, content: string): Promise<string | undefined> {
  const origin = framedOrigin(path, content)
  if (!origin) return undefined
  try {
    const { record, saved } = await readStatus()
    if (!blockedFrames(record, saved).includes(origin)) return undefined
  } catch (error) {
    // The save succeeded, and its response must say so.
    logLine('warn', 'publishing status unknown', { error: describeError(error) })
    return undefined
  }
  const then = hookRules().hook
    ? 'They are being rebuilt now, and show it in a few minutes.'
    : 'They show it once the site is deployed again.'
  return `The pages do not allow frames from ${new URL(origin).host} yet. ${then}`
}
