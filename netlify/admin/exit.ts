import { DamagedError } from '#server/backup/damaged.ts'
import { BucketError } from '#server/backup/offsite/bucket.ts'
import { EnvError } from '#server/env.ts'
import { Refusal } from '#server/http/refusal.ts'
import { UsageError } from './command.ts'

/**
 * Runs a command with its arguments and prints what it returns. Exits with 1 where it fails: a
 * failure that the maintainer can fix prints its message, any other one its stack.
 */
export async function exitWith(
  usage: string,
  run: (words: readonly string[]) => Promise<string[]>,
): Promise<void> {
  try {
    console.log((await run(process.argv.slice(2))).join('\n'))
  } catch (error) {
    if (error instanceof UsageError) console.error(`${error.message}\n\n${usage}`)
    else if (isForPeople(error)) console.error(error.message)
    else console.error(error)
    process.exitCode = 1
  }
}

const codeOf = (error: unknown) => String((error as { code?: unknown } | null)?.code ?? '')
const isForPeople = (error: unknown): error is Error =>
  error instanceof Refusal ||
  error instanceof EnvError ||
  error instanceof DamagedError ||
  error instanceof BucketError ||
  /^(ENOENT|EEXIST|EACCES|EISDIR|ENOSPC)$/.test(codeOf(error))
