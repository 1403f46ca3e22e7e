import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { env } from '#server/env.ts'
import { UsageError } from '../command.ts'

/** Who signs in. Never from the command line, which other users of the machine can read. */
export interface Credentials {
  email: string
  password: string
  /** Returns the code of the second factor, when the site requires one. */
  code(): Promise<string>
}

/**
 * Credentials from the environment, else from a prompt at the terminal. Throws UsageError without
 * both.
 */
export async function readCredentials(): Promise<Credentials> {
  const { smokeEmail, smokePassword, smokeCode } = env()
  return {
    email: smokeEmail ?? (await ask('E-mail of the admin: ', 'SMOKE_EMAIL')),
    password: smokePassword ?? (await ask('Password: ', 'SMOKE_PASSWORD', { hidden: true })),
    code: async () => smokeCode ?? ask('Code of the second factor: ', 'SMOKE_CODE'),
  }
}

async function ask(question: string, variable: string, { hidden = false } = {}): Promise<string> {
  const { stdin, stderr } = process
  if (!stdin.isTTY) throw new UsageError(`${variable} is not set, and there is no terminal to ask.`)
  if (hidden) stderr.write(question)
  // The terminal itself shows nothing while lines are edited here: what is typed is written to `output`.
  const output = hidden ? new Writable({ write: (_, __, done) => done() }) : stderr
  const lines = createInterface({ input: stdin, output, terminal: true })
  try {
    return await lines.question(hidden ? '' : question)
  } finally {
    lines.close()
    if (hidden) stderr.write('\n')
  }
}
