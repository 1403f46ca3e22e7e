import { type Users, UsersSchema } from '#domain/account/user.ts'
import { document } from './documents.ts'

/** All admin accounts. Nobody can sign in before the first start made one. */
export const usersDocument = document<Users>({
  key: 'users',
  version: 1,
  schema: UsersSchema,
  items: { 'users.*': 'id' },
  seed: () => ({ users: [] }),
})
