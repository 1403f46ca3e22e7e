import { readCommand, USAGE } from './command.ts'
import { exitWith } from './exit.ts'
import { pushKeyLines } from './pushKey.ts'
import { runCommand } from './run.ts'
import { openDeployed, openLocal } from './storage.ts'

await exitWith(USAGE, async words => {
  const { command, deployed } = readCommand(words)
  // Needs no storage: it is made before there is a site.
  if (command.name === 'push-key') return pushKeyLines()
  const storage = deployed ? openDeployed() : await openLocal()
  try {
    return await runCommand(command, storage.origin)
  } finally {
    await storage.close()
  }
})
