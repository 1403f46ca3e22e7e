import { compilePattern, type PathPattern } from './pattern.ts'

export interface HeaderRule {
  readonly matches: PathPattern
  readonly values: readonly (readonly [name: string, value: string])[]
}

/** Compiles [[headers]] tables (`for`, `values`). Throws an Error that says what is wrong. */
export function headerRules(tables: unknown): HeaderRule[] {
  if (tables === undefined) return []
  if (!Array.isArray(tables)) throw new Error('headers must be [[headers]] tables')
  return tables.map((table: { for?: unknown; values?: unknown }, index) => {
    const { for: path, values } = table
    if (typeof path !== 'string' || !path.startsWith('/'))
      throw new Error(`[[headers]] number ${index + 1} needs a "for" that begins with /`)
    if (typeof values !== 'object' || values === null)
      throw new Error(`[[headers]] for ${path} needs [headers.values]`)
    return {
      matches: compilePattern(path),
      values: Object.entries(values).map(([name, value]) => [
        name.toLowerCase(),
        (Array.isArray(value) ? value.join(', ') : String(value)).replace(/\s*\n\s*/g, ' ').trim(),
      ]),
    }
  })
}

/** The headers that the rules give a path; where several rules name a header, the last one wins. */
export function headersFor(rules: readonly HeaderRule[], path: string): Map<string, string> {
  const headers = new Map<string, string>()
  for (const rule of rules) {
    if (rule.matches(path) === undefined) continue
    for (const [name, value] of rule.values) headers.set(name, value)
  }
  return headers
}
