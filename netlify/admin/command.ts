import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'

/** The maintainer's command. */
export type Command =
  | { name: 'list' }
  | { name: 'push-key' }
  | { name: 'create'; email: string; person: string }
  | { name: 'reset'; email: string; removesTwoFactor: boolean }

interface ParsedCommand {
  command: Command
  /** The deployed site's storage instead of this machine's. */
  deployed: boolean
}

export const USAGE = `Usage: npm run admin -- <command> [--site]

  list                           all admins
  create <e-mail> ["<name>"]     add an owner; prints the link that sets the password
  reset <e-mail> [--two-factor]  print a link to a new password; with --two-factor its use also
                                 turns the second factor off
  push-key                       print a new key for notifications (VAPID_PRIVATE_KEY)

  --site   work on the deployed site: needs SITE_ID, NETLIFY_AUTH_TOKEN and SITE_URL.
           Without it the storage in DATA_DIR (.data) is used; the site may be running.`

/** The arguments are not valid; the message names them. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/** Reads the words after `npm run admin --`. Throws UsageError. */
export function readCommand(words: readonly string[]): ParsedCommand {
  const { values, positionals } = parsedWords(words, {
    site: { type: 'boolean' },
    'two-factor': { type: 'boolean' },
  })
  const [name, email, person, ...more] = positionals
  const deployed = values.site ?? false
  const removesTwoFactor = values['two-factor'] ?? false
  if (more.length > 0) throw new UsageError(`Too many words: put the name in quotes.`)
  if (removesTwoFactor && name !== 'reset') throw new UsageError('--two-factor belongs to reset.')
  if ((name === 'list' || name === 'push-key') && email === undefined) {
    return { command: { name }, deployed }
  }
  if (name !== 'create' && name !== 'reset')
    throw new UsageError(`No such command: ${name ?? 'none'}.`)
  if (!email || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) {
    throw new UsageError(`${name} needs an e-mail address.`)
  }
  if (name === 'create') {
    return { command: { name, email, person: person ?? email.split('@')[0] ?? email }, deployed }
  }
  if (person !== undefined) throw new UsageError('reset takes an e-mail address alone.')
  return { command: { name, email, removesTwoFactor }, deployed }
}

/** The options of a command line, and what else is on it. Throws UsageError. */
export function parsedWords<const Options extends ParseArgsOptionsConfig>(
  words: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true })
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}
