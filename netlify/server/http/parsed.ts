import type { ZodType } from 'zod'
import { Refusal } from './refusal.ts'

/** Parses by a schema; invalid values are refused with 400 and a message by path. */
export function parsed<T>(schema: ZodType<T>, value: unknown, where: 'address' | 'form'): T {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const fields: Record<string, string> = {}
  for (const issue of result.error.issues) fields[issue.path.join('.')] ??= issue.message
  const first = result.error.issues[0]?.message ?? 'Something in it is wrong.'
  throw new Refusal(400, where === 'form' ? 'invalid' : 'bad_request', first, { fields })
}
