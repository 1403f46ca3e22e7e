import { EnvError } from '#server/env.ts'
import { Refusal } from '#server/http/refusal.ts'
import { readCommand, USAGE, UsageError } from './command.ts'
import { runCommand } from './run.ts'
import { openDeployed, openLocal } from './storage.ts'

try {
  const { command, deployed } = readCommand(process.argv.slice(2))
  const storage = deployed ? openDeployed() : await openLocal()
  try {
    console.log((await runCommand(command, storage.origin)).join('\n'))
  } finally {
    await storage.close()
  }
} catch (error) {
  if (error instanceof UsageError) console.error(`${error.message}\n\n${USAGE}`)
  else if (error instanceof Refusal || error instanceof EnvError) console.error(error.message)
  else console.error(error)
  process.exitCode = 1
}
