import type { ZodType } from 'zod'
import { checkEnds, type Problem } from '#domain/prayer/rangeChecks.ts'
import { EidSchema, RamadanSchema } from '#domain/prayer/seasonSettings.ts'
import { type PrayerSettings, PrayerSettingsSchema } from '#domain/prayer/settings.ts'
import { type Change, storedPart } from './change.ts'

/** A year that is still being typed reads 0002 or 0202. */
const FIRST_DAY = '2000-01-01'
const YEAR = 'Enter the year with four digits.'
const DATES = ['from', 'until', 'date'] as const

const { iqama, jumuah, khutbahs, overrides } = PrayerSettingsSchema.shape
/** What each kind of change stores. */
const SCHEMAS: Record<Change['kind'], ZodType> = {
  iqama: iqama.shape.isha.element,
  jumuah: jumuah.element,
  khutbah: khutbahs.unwrap().element,
  day: overrides.element,
  eid: EidSchema,
  tarawih: RamadanSchema.shape.tarawih,
}
/** Tables are checked when they are imported, and are by far the largest part. */
const EDITED = PrayerSettingsSchema.omit({ tables: true, told: true })

/** What a schema refuses, by the path of each field. */
function refusedBy(schema: ZodType, value: unknown): Problem[] {
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
export const fieldProblems = (settings: PrayerSettings): Problem[] => refusedBy(EDITED, settings)

/** Blank and malformed fields of a change, at paths inside what it stores. None: it can be made. */
export function changeProblems(change: Change): Problem[] {
  const part = storedPart(change)
  const problems = refusedBy(SCHEMAS[change.kind], part)
  const typed = part as { readonly [name in (typeof DATES)[number]]?: string }
  for (const name of DATES) {
    if (problems.length === 0 && typed[name] && typed[name] < FIRST_DAY) {
      problems.push({ path: [name], message: YEAR })
    }
  }
  if (problems.length > 0) return problems
  return checkEnds([], [typed]).map(({ path, message }) => ({ path: path.slice(1), message }))
}
