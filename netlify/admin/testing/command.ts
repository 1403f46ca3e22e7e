import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The exit code of a maintainer's command, and all that it printed. */
interface CommandResult {
  code: number
  text: string
}

/** Runs one of the maintainer's commands in a process of its own, as the maintainer does. */
export async function commandResult(
  name: 'main' | 'backup' | 'restore' | 'upgradeCheck' | 'savedSince',
  words: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<CommandResult> {
  const file = new URL(`../${name}.ts`, import.meta.url).pathname
  try {
    const { stdout } = await run(process.execPath, [file, ...words], { env })
    return { code: 0, text: stdout }
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string }
    return { code, text: stdout + stderr }
  }
}
