/**
 * What an account may do. Owners may do everything, and are stored and sent as 'admin', as every
 * account was before there were other roles. A release that does not know a role cannot read its
 * accounts, and keeps them as they are: nobody gains rights by a downgrade.
 */
export const ROLES = ['admin', 'editor', 'timekeeper'] as const
export type Role = (typeof ROLES)[number]

/** The roles that endpoints and pages are opened to one by one; owners need no opening. */
export type LimitedRole = Exclude<Role, 'admin'>
export const LIMITED_ROLES = ['editor', 'timekeeper'] as const satisfies LimitedRole[]

/** What a role is called, and what it is for. */
export const ROLE_WORDS: Record<Role, { name: string; plural: string; may: string }> = {
  admin: {
    name: 'Owner',
    plural: 'owners',
    may: 'Everything, including people, settings and backups.',
  },
  editor: {
    name: 'Editor',
    plural: 'editors',
    may: 'Events, notices, content, pictures, screens and messages.',
  },
  timekeeper: { name: 'Timekeeper', plural: 'timekeepers', may: 'Prayer times and notices.' },
}

/** Whether a role is allowed what is opened to these roles; owners always are. */
export const isAllowed = (role: Role, opened: readonly LimitedRole[] = []): boolean =>
  role === 'admin' || opened.includes(role)

/** Who is allowed what is opened to these roles, as words: 'editors and owners'. */
export const allowedInWords = (opened: readonly LimitedRole[] = []): string =>
  [...opened, 'admin' as const].map(role => ROLE_WORDS[role].plural).join(' and ')

/** A role with its article: 'an owner', 'a timekeeper'. */
export const roleInWords = (role: Role): string =>
  `${role === 'timekeeper' ? 'a' : 'an'} ${ROLE_WORDS[role].name.toLowerCase()}`
