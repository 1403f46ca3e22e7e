import type { ZodType } from 'zod'
import type { Errors } from './form.ts'

/** What a schema refuses of the values, by field: the first message of each. */
export function schemaErrors<Values>(schema: ZodType, values: Values): Errors<Values> {
  const errors: Record<string, string> = {}
  for (const { path, message } of schema.safeParse(values).error?.issues ?? []) {
    errors[String(path[0])] ??= message
  }
  return errors as Errors<Values>
}
