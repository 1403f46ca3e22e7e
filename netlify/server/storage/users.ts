import { type Users, UsersSchema } from '#domain/account/user.ts'
import { document } from './documents.ts'

/** All admin accounts. No one can sign in before the first start has created one. */
export const usersDocument = document<Users>({
  key: 'users',
  version: 1,
  schema: UsersSchema,
  items: { 'users.*': 'id' },
  seed: () => ({ users: [] }),
})
