import { z } from 'zod'
import { LOGIN_REQUIRED, type Login } from './login.ts'

const needed = z.string({ error: LOGIN_REQUIRED }).max(1000, LOGIN_REQUIRED)

const FieldsSchema = z.object(
  {
    username: needed.trim().min(1, LOGIN_REQUIRED),
    password: needed.min(1, LOGIN_REQUIRED),
    code: z.string().max(100, 'A code is shorter.').optional(),
  },
  { error: LOGIN_REQUIRED },
)

/** As JSON, or as the form of a browser whose script is not there yet. */
export const LoginSchema: z.ZodType<Login> = z.preprocess(
  body => (body instanceof FormData ? Object.fromEntries(body) : body),
  FieldsSchema,
)
