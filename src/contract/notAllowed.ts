import {
  allowedInWords,
  partOfRole,
  type Right,
  type Role,
  roleInWords,
} from '#domain/account/roles.ts'

/** The text of that 403: who may, and what the caller is. */
export const notAllowed = (role: Role, right?: Right): string =>
  `Only ${allowedInWords(right)} can do this. You are signed in as ${roleInWords(role)}.`

/** The text of a 403 for what is outside of a role's part of the site. */
export const notInPart = (role: Role): string =>
  `You are signed in as ${roleInWords(role)}: you can change ${partOfRole(role)}. An owner can do the rest.`
