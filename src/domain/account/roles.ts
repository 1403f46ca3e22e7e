/** What can be opened to roles: parts of the site, and what every signed-in account may do. */
export type Right =
  | 'signedIn'
  | 'prayer'
  | 'events'
  | 'notices'
  | 'content'
  | 'pictures'
  | 'screens'
  | 'messages'

/**
 * What an account may do beside what all may: a role is an entry here and its words below. Owners may
 * do everything, and are stored and sent as 'admin', as every account was before there were other
 * roles. A release that does not know a role cannot read its accounts, and keeps them as they are:
 * nobody gains rights by a downgrade.
 */
const RIGHTS = {
  admin: [],
  editor: ['events', 'notices', 'content', 'pictures', 'screens', 'messages'],
  timekeeper: ['prayer', 'notices'],
} as const satisfies Record<string, readonly Right[]>
export type Role = keyof typeof RIGHTS
export const ROLES = Object.keys(RIGHTS) as Role[]

/** What a role is called, alone, with its article and of several, and what it is for. */
export const ROLE_WORDS: Record<Role, { name: string; one: string; plural: string; may: string }> =
  {
    admin: {
      name: 'Owner',
      one: 'an owner',
      plural: 'owners',
      may: 'Everything, including people, settings and backups.',
    },
    editor: {
      name: 'Editor',
      one: 'an editor',
      plural: 'editors',
      may: 'Events, notices, content, pictures, screens and messages.',
    },
    timekeeper: {
      name: 'Timekeeper',
      one: 'a timekeeper',
      plural: 'timekeepers',
      may: 'Prayer times and notices.',
    },
  }

/** Whether a role is allowed what needs this right; owners always are, and they alone without one. */
export function isAllowed(role: Role, right?: Right): boolean {
  const rights: readonly Right[] = RIGHTS[role]
  return role === 'admin' || right === 'signedIn' || (right !== undefined && rights.includes(right))
}

/** Who is allowed what needs this right, as words: 'editors and owners'. */
export const allowedInWords = (right?: Right): string =>
  [...ROLES.filter(role => role !== 'admin' && isAllowed(role, right)), 'admin' as const]
    .map(role => ROLE_WORDS[role].plural)
    .join(' and ')

/** A role with its article: 'an owner', 'a timekeeper'. */
export const roleInWords = (role: Role): string => ROLE_WORDS[role].one
