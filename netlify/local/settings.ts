import { type Env, EnvError, readEnv } from '#server/env.ts'

/** Checks the environment by its schema; prints what is wrong and exits with 1. */
export function readSettings(): Env {
  try {
    return readEnv()
  } catch (error) {
    if (!(error instanceof EnvError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}
