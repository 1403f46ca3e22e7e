import type { ZodType } from 'zod'
import type { Problem } from '#domain/declared/problems.ts'
import { problemsOf } from '#domain/declared/schema.ts'
import { checkEnds } from '#domain/prayer/rangeChecks.ts'
import { EidSchema, RamadanSchema } from '#domain/prayer/seasonSettings.ts'
import { PrayerSettingsSchema } from '#domain/prayer/settings.ts'
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

/** Blank and malformed fields of a change, at paths inside what it stores. None: it can be made. */
export function changeProblems(change: Change): Problem[] {
  const part = storedPart(change)
  const problems = problemsOf(SCHEMAS[change.kind], part)
  const typed = part as { readonly [name in (typeof DATES)[number]]?: string }
  for (const name of DATES) {
    if (problems.length === 0 && typed[name] && typed[name] < FIRST_DAY) {
      problems.push({ path: [name], message: YEAR })
    }
  }
  if (problems.length > 0) return problems
  return checkEnds([], [typed]).map(({ path, message }) => ({ path: path.slice(1), message }))
}
