import { readCommand, USAGE } from './command.ts'
import { exitWith } from './exit.ts'
import { runCommand } from './run.ts'
import { openDeployed, openLocal } from './storage.ts'

await exitWith(USAGE, async words => {
  const { command, deployed } = readCommand(words)
  const storage = deployed ? openDeployed() : await openLocal()
  try {
    return await runCommand(command, storage.origin)
  } finally {
    await storage.close()
  }
})
