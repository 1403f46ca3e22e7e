import type { ZodType } from 'zod'
import type { Problem } from '#domain/prayer/rangeChecks.ts'
import { type PrayerSettings, PrayerSettingsSchema } from '#domain/prayer/settings.ts'

/** Tables are checked when they are imported, and are by far the largest part. */
const EDITED = PrayerSettingsSchema.omit({ tables: true, told: true })

/** What a schema refuses, by the path of each field. */
export function refusedBy(schema: ZodType, value: unknown): Problem[] {
  return (schema.safeParse(value).error?.issues ?? []).flatMap(issue => problemsOf(issue))
}

type Issue = NonNullable<ReturnType<ZodType['safeParse']>['error']>['issues'][number]

/** Of several shapes that a value can have, the one it has says which of its fields is wrong. */
function problemsOf(issue: Issue, above: PropertyKey[] = []): Problem[] {
  const path = [...above, ...issue.path]
  const shapes = issue.code === 'invalid_union' ? (issue.errors as Issue[][]) : []
  const own = shapes.find(issues => issues.every(inside => inside.path.length > 0))
  if (own) return own.flatMap(inside => problemsOf(inside, path))
  return [
    {
      path: path.map(part => (typeof part === 'number' ? part : String(part))),
      message: issue.message,
    },
  ]
}

/** Blank and malformed fields of edited settings. */
export const malformedFields = (settings: PrayerSettings): Problem[] => refusedBy(EDITED, settings)
