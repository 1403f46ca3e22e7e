import type { ZodType, z } from 'zod'
import { Refusal } from './refusal.ts'

/** What is said of a value of another type, where its schema says nothing of its own. */
const unlikely: z.core.$ZodErrorMap = ({ code, path = [] }) => {
  if (code !== 'invalid_type' && code !== 'invalid_union') return undefined
  const name = path.join('.')
  return name ? `“${name}” is missing or of another type.` : 'These are no fields with values.'
}

/** Parses by a schema; invalid values are refused with 400 and a message by path, of the whole with its message alone. */
export function parsed<T>(schema: ZodType<T>, value: unknown, where: 'address' | 'form'): T {
  const result = schema.safeParse(value, { error: unlikely })
  if (result.success) return result.data
  const fields: Record<string, string> = {}
  for (const { path, message } of result.error.issues)
    if (path.length > 0) fields[path.join('.')] ??= message
  const first = result.error.issues[0]?.message ?? 'Something in it is wrong.'
  throw new Refusal(400, where === 'form' ? 'invalid' : 'bad_request', first, {
    ...(Object.keys(fields).length > 0 && { fields }),
  })
}
