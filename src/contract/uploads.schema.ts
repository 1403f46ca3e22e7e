import { z } from 'zod'

/** Multipart forms; what is in them is checked field by field. */
export const FormSchema = z.instanceof(FormData, { error: 'Send this as a form.' })
export const UploadParamsSchema = z.object({ image: z.string() })
