import { z } from 'zod'
import { submittedFields } from '#domain/contact/answers.ts'
import { type ContactFieldName, cleanFields, fieldProblems } from '#domain/contact/fields.ts'
import type { FormKind } from '#domain/contact/subjects.ts'
import type { ContactBody } from './contact.ts'

/** Anything that is not a text counts as not filled in: the field's own message then says so. */
const text = z.string().catch('')
const aside = z.string().max(200).optional().catch(undefined)

const FieldsSchema = z.object({
  name: text,
  email: text,
  phone: text,
  subject: text,
  message: text,
  homepage: z.string().optional().catch(undefined),
  token: aside,
  key: aside,
  asked: aside,
  answered: z.array(z.string()).optional().catch(undefined),
})

const unpacked = (body: unknown) =>
  body instanceof FormData ? submittedFields(body) : (body ?? {})

/** A message to the center or the school, as JSON or as a form; cleaned; problems are reported by field. */
export const contactSchema = (form: FormKind): z.ZodType<ContactBody> =>
  z
    .preprocess(unpacked, FieldsSchema)
    .superRefine((fields, context) => {
      const problems = Object.entries(fieldProblems(fields, form))
      for (const [field, message] of problems as [ContactFieldName, string][]) {
        context.addIssue({ code: 'custom', path: [field], message })
      }
    })
    .transform(fields => ({ ...fields, ...cleanFields(fields) }))
