import { allowedInWords, type LimitedRole, type Role, roleInWords } from '#domain/account/roles.ts'

/** The code of a 403 for an account whose role may not call an endpoint. */
export const NOT_ALLOWED = 'not_allowed'

/** The text of that 403: who may, and what the caller is. */
export const notAllowed = (role: Role, opened?: readonly LimitedRole[]): string =>
  `Only ${allowedInWords(opened)} can do this. You are signed in as ${roleInWords(role)}.`
