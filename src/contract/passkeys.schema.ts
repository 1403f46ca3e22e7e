import { z } from 'zod'
import { PasskeyNameSchema } from '#domain/account/passkey.ts'
import { WRONG_PASSKEY } from './passkeys.ts'
import { proofFields } from './password.schema.ts'

/** Base64url of at most so many characters. */
const encoded = (most: number) =>
  z
    .string({ error: WRONG_PASSKEY })
    .max(most, WRONG_PASSKEY)
    .regex(/^[\w-]*$/, WRONG_PASSKEY)

/** An id has at most 1,023 bytes (WebAuthn Level 3, section 4). */
const credential = {
  id: encoded(1400).min(1, WRONG_PASSKEY),
  rawId: encoded(1400),
  type: z.literal('public-key', { error: WRONG_PASSKEY }),
}

export const AssertionSchema = z.object({
  credential: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: encoded(10_000),
      authenticatorData: encoded(10_000),
      signature: encoded(10_000),
      userHandle: encoded(200).optional(),
    }),
  }),
})

export const RegistrationSchema = z.object({
  credential: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: encoded(10_000),
      attestationObject: encoded(50_000),
      transports: z.array(z.string().max(40)).max(20).optional(),
    }),
  }),
  name: PasskeyNameSchema.optional(),
})

export const PasskeyNameBodySchema = z.object({ name: PasskeyNameSchema })
export const PasskeyRequirementSchema = z.object({ isRequired: z.boolean(), ...proofFields })
