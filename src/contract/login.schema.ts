import { z } from 'zod'
import { LOGIN_REQUIRED } from './login.ts'

const needed = z.string({ error: LOGIN_REQUIRED }).max(1000, LOGIN_REQUIRED)

const FieldsSchema = z.object(
  {
    /** The admin's e-mail address; the field's name is that of docs/product.md. */
    username: needed.trim().min(1, LOGIN_REQUIRED),
    password: needed.min(1, LOGIN_REQUIRED),
    /** Six digits of the authenticator app, or a recovery code. */
    code: z.string().max(100, 'A code is shorter.').optional(),
  },
  { error: LOGIN_REQUIRED },
)

/** As JSON, or as the form of a browser whose script is not there yet. */
export const LoginSchema = z.preprocess(
  body => (body instanceof FormData ? Object.fromEntries(body) : body),
  FieldsSchema,
)
