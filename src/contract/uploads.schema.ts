import { z } from 'zod'

/**
 * Multipart forms; what is in them is checked field by field. `z.instanceof` would name the class at
 * once, with which Node loads all of its `fetch`.
 */
export const formSchema = (error: string) =>
  z.custom<FormData>(value => value instanceof FormData, { error })
export const FormSchema = formSchema('Send this as a form.')
export const UploadParamsSchema = z.object({ image: z.string() })
