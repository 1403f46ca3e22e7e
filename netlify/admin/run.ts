import { roleWords } from '#domain/account/roles.ts'
import { userByEmail } from '#domain/account/user.ts'
import { inviteAccount, type LinkFor, resetLink } from '#server/account/people.ts'
import { read } from '#server/storage/documents.ts'
import { usersDocument } from '#server/storage/users.ts'
import type { Command } from './command.ts'

/** The actor in the activity log. */
const MAINTAINER = { id: 'maintainer', name: 'Maintainer', isMaintainer: true }

/**
 * Runs the maintainer's command and returns the lines to print; `origin` is the site's address
 * for links. Throws Refusal with a text for a person, StorageError when storage fails.
 */
export async function runCommand(
  command: Exclude<Command, { name: 'push-key' }>,
  origin: string,
): Promise<string[]> {
  const { value } = await read(usersDocument)
  if (command.name === 'list') {
    if (value.users.length === 0) return ['There is no admin yet.']
    return value.users.map(({ email, name, role, passwordHash, twoFactor }) => {
      const state = passwordHash === null ? 'invited' : twoFactor ? 'second factor on' : 'password'
      return `${email.padEnd(32)} ${name.padEnd(24)} ${state.padEnd(16)} ${roleWords(role).name}`
    })
  }
  const { email } = command
  if (command.name === 'create') {
    return linkLines(
      'can sign in once the password is set',
      await inviteAccount(MAINTAINER, { name: command.person, email }, origin),
    )
  }
  const user = userByEmail(value, email)
  if (!user) return [`There is no admin with the address ${email}.`]
  const made = await resetLink(MAINTAINER, user.id, origin, command.removesTwoFactor)
  return linkLines('gets a new password', made)
}

function linkLines(what: string, { user, made }: LinkFor): string[] {
  return [
    `${user.email} ${what} by this link, which works once, until ${made.expiresAt}:`,
    '',
    `  ${made.link}`,
  ]
}
