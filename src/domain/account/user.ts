import { z } from 'zod'

/** An admin's account as stored. The password is a PHC string, never the password itself. */
export const UserSchema = z.object({
  id: z.string().min(1),
  email: z.email(),
  name: z.string(),
  role: z.literal('admin'),
  passwordHash: z.string().startsWith('$scrypt$'),
  createdAt: z.iso.datetime(),
})
export type User = z.output<typeof UserSchema>

/** All accounts of the site. */
export const UsersSchema = z.object({ users: z.array(UserSchema) })
export type Users = z.output<typeof UsersSchema>
