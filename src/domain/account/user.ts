import { z } from 'zod'
import { oneLine } from '#domain/content/plainText.ts'
import { StoredNotificationsSchema } from './notifications.ts'
import { PasskeySchema, SpentSchema } from './passkey.ts'
import { isOwner, isRole, type Role } from './roles.ts'

/** A one-time link that sets a password; only the hash of its token is stored. */
const PasswordLinkSchema = z.object({
  hash: z.string().min(1),
  kind: z.enum(['invitation', 'reset']),
  expiresAt: z.iso.datetime(),
  removesTwoFactor: z.boolean(),
  /** Created by the account's owner or the maintainer, not by another admin. */
  isTrusted: z.boolean().optional(),
})
export type StoredLink = z.output<typeof PasswordLinkSchema>

/** A confirmed second factor. */
const TwoFactorSchema = z.object({
  /** Base32. */
  secret: z.string().min(16),
  /** The time step of the last accepted code: only later ones are accepted. */
  lastStep: z.number().int(),
  /** Unused recovery codes, hashed with one salt. */
  recovery: z.object({ salt: z.string(), hashes: z.array(z.string()) }),
})
export type TwoFactor = z.output<typeof TwoFactorSchema>

/** The maximum length of a name and a bio. */
export const NAME_MOST = 80
const BIO_MOST = 1000

/** The fields of an invitation, also part of a profile. */
export const PersonFieldsSchema = z.object({
  name: z
    .string({ error: 'Enter a name.' })
    // Names stand in mails and in the activity log.
    .overwrite(oneLine)
    .min(1, 'Enter a name.')
    .max(NAME_MOST, `A name can have at most ${NAME_MOST} characters.`),
  email: z
    .string({ error: 'Enter an e-mail address.' })
    .trim()
    .max(200, 'That e-mail address is too long.')
    .pipe(z.email('Enter an e-mail address such as amina@example.org.')),
})
export const ProfileFieldsSchema = PersonFieldsSchema.extend({
  bio: z.string().trim().max(BIO_MOST, `The bio can have at most ${BIO_MOST} characters.`),
})

/** A notice about a change to the account, kept until its owner dismisses it. */
const AccountNoticeSchema = z.object({
  id: z.string().min(1),
  text: z.string(),
  at: z.iso.datetime(),
  /** The session that made the change, which gets no notice. */
  session: z.string().optional(),
  /** How many wrong proofs it counts: they share one notice. */
  wrongProofs: z.int().optional(),
})
export type StoredAccountNotice = z.output<typeof AccountNoticeSchema>

/** An admin's account as stored. The password is a PHC string, never the password itself. */
export const UserSchema = z.object({
  id: z.string().min(1),
  email: z.email(),
  name: z.string(),
  role: z.custom<Role>(isRole),
  /** null: invited, and no password set yet. */
  passwordHash: z.string().startsWith('$scrypt$').nullable(),
  createdAt: z.iso.datetime(),
  bio: z.string().default(''),
  /** Content hash of the picture. */
  avatar: z.string().nullable().default(null),
  notifications: StoredNotificationsSchema,
  /** Sessions of an older version are invalid. */
  sessionVersion: z.number().int().default(0),
  twoFactor: TwoFactorSchema.nullable().default(null),
  /** A second factor that no code has confirmed yet. */
  pendingSecret: z
    .object({ secret: z.string(), startedAt: z.iso.datetime() })
    .nullable()
    .default(null),
  passkeys: z.array(PasskeySchema).default([]),
  /** The password alone is not enough while there is a passkey: the second factor without an app. */
  needsPasskey: z.boolean().default(false),
  /** Challenges and permits of passkeys that cannot be used again. */
  spent: z.array(SpentSchema).default([]),
  links: z.array(PasswordLinkSchema).default([]),
  notices: z.array(AccountNoticeSchema).default([]),
  /** From when it may do what endpoints declare as `notOnFirstDay`; absent: always. */
  managesFrom: z.iso.datetime().optional(),
})
export type User = z.output<typeof UserSchema>

/** All accounts of the site. */
export const UsersSchema = z.object({ users: z.array(UserSchema) })
export type Users = z.output<typeof UsersSchema>

/** A new account; absent fields get their default. */
export function newUser(
  given: Pick<User, 'id' | 'email' | 'name' | 'passwordHash' | 'createdAt'> & { role?: Role },
): User {
  return UserSchema.parse({ role: 'admin', ...given })
}

/** An e-mail address normalized for comparison, since people type it in any case. */
export const sameAddress = (email: string) => email.normalize('NFKC').trim().toLowerCase()

/** Whether an account has that address, even if its other fields cannot be read. */
export function hasAddress(account: unknown, email: string): boolean {
  const parsed = z.object({ email: z.string() }).safeParse(account)
  return parsed.success && sameAddress(parsed.data.email) === sameAddress(email)
}

export function userByEmail({ users }: Users, email: string): User | undefined {
  return users.find(user => sameAddress(user.email) === sameAddress(email))
}

export function userById({ users }: Users, id: string): User | undefined {
  return users.find(user => user.id === id)
}

/** The accounts with one of them changed. */
export function withUser({ users }: Users, id: string, change: (user: User) => User): Users {
  return { users: users.map(user => (user.id === id ? change(user) : user)) }
}

/**
 * Whether the password alone is not enough. Passkeys of another host do not count, since nobody
 * could sign in after the site has moved; `host` is undefined where the site's own is unknown.
 */
export const requiresPasskey = ({ needsPasskey, passkeys }: User, host?: string): boolean =>
  needsPasskey && passkeys.some(one => host === undefined || one.host === host)

/** Whether this is the last owner who can sign in; an invited one cannot yet. */
export function isLastOwner({ users }: Users, id: string): boolean {
  return (
    users.some(user => user.id === id && isOwner(user.role)) &&
    !users.some(user => user.id !== id && isOwner(user.role) && user.passwordHash !== null)
  )
}
