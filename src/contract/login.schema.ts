import { z } from 'zod'
import { LOGIN_REQUIRED } from './login.ts'

const needed = z.string({ error: LOGIN_REQUIRED }).max(1000, LOGIN_REQUIRED)

export const LoginSchema = z.object(
  {
    username: needed.trim().min(1, LOGIN_REQUIRED),
    password: needed.min(1, LOGIN_REQUIRED),
    code: z.string().max(100, 'A code is shorter.').optional(),
  },
  { error: LOGIN_REQUIRED },
)
