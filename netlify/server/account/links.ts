import { createHash, randomBytes } from 'node:crypto'
import { setPasswordPath } from '#contract/setPassword.ts'
import type { StoredLink, User, Users } from '#domain/account/user.ts'
import { HOUR } from '#domain/time/civil.ts'

/** How long each kind of link works. */
const LINK_LIFE_MS = {
  invitation: 7 * 24 * HOUR,
  /** Made by an admin or the maintainer, who passes it on. */
  handed: 24 * HOUR,
  /** Requested by 'Forgot password?'. */
  forgotten: HOUR,
} as const

const LINKS_AT_ONCE = 5

export interface MadeLink {
  stored: StoredLink
  /** The whole address, including the token. */
  link: string
  expiresAt: string
}

/** Makes a one-time link with 256 random bits; only their hash is stored. */
export function makeLink(
  origin: string,
  life: keyof typeof LINK_LIFE_MS,
  { removesTwoFactor = false, isTrusted = false } = {},
): MadeLink {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(Date.now() + LINK_LIFE_MS[life]).toISOString()
  const kind = life === 'invitation' ? 'invitation' : 'reset'
  return {
    stored: {
      hash: hashOf(token),
      kind,
      expiresAt,
      removesTwoFactor,
      ...(isTrusted && { isTrusted }),
    },
    link: new URL(setPasswordPath(token), origin).href,
    expiresAt,
  }
}

/** The account with this link only: older links end. */
export const withLink = (user: User, { stored }: MadeLink): User => ({ ...user, links: [stored] })

/**
 * The account with this link added. A request by a stranger must not end the links that still work,
 * so that of too many the one that ends first gives way: an invitation and another admin's link last
 * longer.
 */
export const withOneMoreLink = (user: User, { stored }: MadeLink): User => ({
  ...user,
  links: [...user.links, stored]
    .filter(({ expiresAt }) => Date.now() < Date.parse(expiresAt))
    .sort((a, b) => Date.parse(b.expiresAt) - Date.parse(a.expiresAt))
    .slice(0, LINKS_AT_ONCE),
})

/** The account and the link that a token belongs to, if the link still works. */
export function findLink(users: Users, token: string): { user: User; link: StoredLink } | null {
  const hash = hashOf(token)
  for (const user of users.users) {
    const link = user.links.find(one => one.hash === hash)
    if (link && Date.now() < Date.parse(link.expiresAt)) return { user, link }
  }
  return null
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')
