import { z } from 'zod'

/**
 * A field whose text is JSON; an empty one is null. `schemaOf`: the schema of what it holds. `message`:
 * where that has none of its own.
 */
export const sentJson = <T>(schemaOf: (value: unknown) => z.ZodType<T>, message: string) =>
  z
    .string()
    .transform((text, context) => {
      if (text.trim() === '') return null
      try {
        const value: unknown = JSON.parse(text)
        const { data, error } = schemaOf(value).safeParse(value, { error: () => message })
        if (data !== undefined) return data
        context.addIssue({ code: 'custom', message: error?.issues[0]?.message ?? message })
      } catch {
        context.addIssue({ code: 'custom', message })
      }
      return z.NEVER
    })
    .optional()
