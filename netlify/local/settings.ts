import { type Env, EnvError, readEnv } from '#server/env.ts'

/** The environment by schema; where it is wrong, says so and ends the process with 1. */
export function readSettings(): Env {
  try {
    return readEnv()
  } catch (error) {
    if (!(error instanceof EnvError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}
