import type { Health } from '#contract/health.ts'
import { env } from '../env.ts'
import { describeError, logLine } from '../http/log.ts'
import { canMail } from '../mail/send.ts'
import { read } from '../storage/documents.ts'
import { themeDocument } from '../storage/theme.ts'

/** Looks whether storage answers and what is configured; causes of a failure go to the log alone. */
export async function checkHealth(): Promise<Health> {
  let storage: Health['storage'] = 'ok'
  try {
    await read(themeDocument)
  } catch (error) {
    logLine('error', 'health: storage fails', { error: describeError(error) })
    storage = 'failing'
  }
  return {
    ok: storage === 'ok',
    storage,
    mail: canMail() ? 'configured' : 'off',
    signIn: env().sessionSecret ? 'ready' : 'no secret',
  }
}
