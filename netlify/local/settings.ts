import { type Env, EnvError, readEnv } from '#server/env.ts'
import { inProject, ROOT } from './project.ts'

const NO_ADDRESS = `The environment is not right:
  TRUST_PROXY needs SITE_URL, the public address: a Host header that a proxy passes on decides nothing`

/** Checks the environment by its schema; prints what is wrong and exits with 1. */
export function readSettings(): Env {
  try {
    const settings = readEnv()
    if (settings.trustProxy && settings.siteUrl === undefined) throw new EnvError(NO_ADDRESS)
    return settings
  } catch (error) {
    if (!(error instanceof EnvError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}

/** What a host takes from them, however its pages are made. */
export const hostSettings = ({ port, dataDir, siteUrl, ...settings }: Env) => ({
  port,
  dataDir: inProject(dataDir),
  root: ROOT,
  trustProxy: settings.trustProxy,
  allowedHosts: settings.allowedHosts,
  accessLog: settings.accessLog,
  ...(siteUrl && { siteUrl }),
})
