import { type Users, UsersSchema } from '#domain/account/user.ts'
import type { Document } from './documents.ts'

/** All admin accounts. Nobody can sign in before the first start made one. */
export const usersDocument: Document<Users> = {
  key: 'users',
  schema: UsersSchema,
  seed: () => ({ users: [] }),
}
