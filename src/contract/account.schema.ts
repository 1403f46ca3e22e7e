import { z } from 'zod'
import { NotificationsSchema } from '#domain/account/user.ts'
import { proofFields } from './password.schema.ts'

const name = z
  .string({ error: 'Enter a name.' })
  .trim()
  .min(1, 'Enter a name.')
  .max(80, 'A name can have at most 80 characters.')
const email = z
  .string({ error: 'Enter an e-mail address.' })
  .trim()
  .max(200, 'That e-mail address is too long.')
  .pipe(z.email('Enter an e-mail address such as amina@example.org.'))

export const AccountChangeSchema = z.object({
  name,
  email,
  bio: z.string().trim().max(1000, 'The bio can have at most 1000 characters.'),
  notifications: NotificationsSchema,
  ...proofFields,
})

export const AvatarFormSchema = z.instanceof(FormData, { error: 'Choose a picture.' })
export const AvatarParamsSchema = z.object({
  hash: z.string().regex(/^[0-9a-f]{64}$/, 'There is no such picture.'),
})

export const InvitationSchema = z.object({ name, email, ...proofFields })
export const ResetSchema = z
  .object({ removeTwoFactor: z.boolean().optional(), ...proofFields })
  .default({})
/** The id of an admin, a session or a notice. */
export const IdParamsSchema = z.object({
  id: z.string().regex(/^[0-9a-f-]{36}$/, 'There is no such entry.'),
})
export const EndSessionsQuerySchema = z.object({ keep: z.literal('current').optional() })
export const ForgotPasswordSchema = z.object({ email })
export const CodeSchema = z.object({ code: z.string({ error: 'Enter the code.' }).max(100) })
