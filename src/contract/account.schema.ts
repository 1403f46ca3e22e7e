import { z } from 'zod'
import { NotificationsSchema } from '#domain/account/notifications.ts'
import { isRole, type Role } from '#domain/account/roles.ts'
import { PersonFieldsSchema, ProfileFieldsSchema } from '#domain/account/user.ts'
import { proofFields } from './password.schema.ts'
import { formSchema } from './uploads.schema.ts'

export const AccountChangeSchema = ProfileFieldsSchema.extend({
  notifications: NotificationsSchema,
  ...proofFields,
})

export const AvatarFormSchema = formSchema('Choose a picture.')
export const AvatarParamsSchema = z.object({
  hash: z.string().regex(/^[0-9a-f]{64}$/, 'There is no such picture.'),
})

const role = z.custom<Role>(isRole, { error: 'Choose a role.' })
export const InvitationSchema = PersonFieldsSchema.extend({
  role: role.optional(),
  ...proofFields,
})
export const RoleSchema = z.object({ role, ...proofFields })
export const ResetSchema = z
  .object({ removeTwoFactor: z.boolean().optional(), ...proofFields })
  .default({})
/** The id of an admin, a session or a notice. */
export const IdParamsSchema = z.object({
  id: z.string().regex(/^[0-9a-f-]{36}$/, 'There is no such entry.'),
})
export const SignInsQuerySchema = z.object({
  /** The id of an account; all by default. */
  person: IdParamsSchema.shape.id.optional(),
  /** Only refused ones. */
  refused: z.literal('1').optional(),
})
export const EndSessionsQuerySchema = z.object({ keep: z.literal('current').optional() })
export const ForgotPasswordSchema = PersonFieldsSchema.pick({ email: true })
const CODE = 'Enter the code.'
export const CodeSchema = z.object({ code: z.string({ error: CODE }).max(100, CODE) })
